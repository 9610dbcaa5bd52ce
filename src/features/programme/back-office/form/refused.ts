import type { ApiError } from '#api/api-error.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import type { Outcome } from '#ui/form/outcome.ts';
import { sentRows } from './typed-details.ts';

/** `stale`: what is said where somebody else was faster. */
export function refused(error: ApiError, values: FormValues, stale: string): Outcome {
  const { code, message, detail, fields } = error;
  const at = (name: string): Outcome => ({ message, fields: { [name]: [message] }, isError: true });
  if (code === 'stale') return { message: stale, isError: true };
  if (code === 'no_such_image') return at(isObject(detail) && detail.of === 'new_partner' ? 'new_partner.image_id' : 'image_id');
  if (code === 'partner_taken') return at('new_partner.name');
  const index = isObject(detail) ? Number(detail.index) : -1;
  const key = sentRows(values)[index];
  if (code === 'no_such_medium' && key) return at(`media.${key}.asset_id`);
  if (code === 'no_such_video' && key) return at(`media.${key}.video_url`);
  return { message, isError: true, ...(fields && { fields }) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

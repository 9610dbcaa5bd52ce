import { z } from 'zod';
import { choose, type Localised } from '#i18n/localised.ts';
import { isRecord, own } from '../../document/json.ts';
import { maxLine } from '../../limits.ts';
import { type FieldOptions, idSchema, isId, makeField, type PresentedImage, problem } from '../field.ts';

/** An image of the media library as it is used in one place. */
export type ImageValue = {
  readonly id: number;
  /** Without it the library's own text stands. */
  readonly alt?: Localised;
  /** Screen readers skip it. */
  readonly decorative?: boolean;
};

const altSchema = z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().max(maxLine));
const schema = z.looseObject({ id: idSchema, alt: altSchema.optional(), decorative: z.boolean().optional() }).nullable();

/** An image, null where none is chosen. Shared by all languages, its alternative text is per language. */
export function imageField(options: FieldOptions) {
  return makeField<ImageValue | null, false, PresentedImage | null>(options, false, {
    kind: 'image',
    limits: { maxAlternative: maxLine },
    empty: null,
    schema,
    normalise,
    check: (value, { alternativeText }) => {
      if (!value || value.decorative || hasText(value.alt)) return null;
      const known = alternativeText?.(value.id);
      return alternativeText && known !== 'decorative' && !hasText(known) ? problem('missing_alternative') : null;
    },
    textOf: (value, language) => value?.alt?.[language] ?? '',
    referencesOf: (value) => (value ? { images: [value.id] } : {}),
    present: (value, language, context) => {
      const image = value && context.image?.(value.id);
      if (!image) return null;
      const { alt: ownAlt, alt_lang: ownLanguage, ...rest } = image;
      if (value.decorative) return { ...rest, alt: '' };
      const { text, lang } = choose(value.alt ?? null, language === 'en' ? 'en' : 'de');
      return text ? { ...rest, alt: text, ...(lang && { alt_lang: lang }) } : { ...rest, alt: ownAlt, ...(ownLanguage && { alt_lang: ownLanguage }) };
    },
  });
}

const hasText = (alt: Localised | null | undefined): boolean => Object.values(alt ?? {}).some((text) => text.trim() !== '');

function normalise(raw: unknown): ImageValue | null {
  if (isId(raw)) return { id: raw };
  if (!isRecord(raw)) return null;
  const [id, alt, decorative] = [own(raw, 'id'), altSchema.safeParse(own(raw, 'alt')), own(raw, 'decorative')];
  return isId(id) ? { id, ...(alt.success && { alt: alt.data }), ...(decorative === true && { decorative }) } : null;
}

import type { FieldForm } from '#content/index.ts';
import type { MediaField } from '#features/media/picker/index.ts';

type MediaKind = Parameters<typeof MediaField>[0]['kind'];

/** Undefined where all fits. */
export const mediaKindOf = ({ kind, limits: { accept = 'any' } }: FieldForm): MediaKind =>
  kind === 'image' ? 'image' : accept === 'any' ? undefined : (accept as MediaKind); // a file field's own word for it

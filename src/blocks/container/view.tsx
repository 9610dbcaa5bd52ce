import type { BlockViewProps, PresentedDocument } from '#content/index.ts';
import type { container } from './block.ts';
import { t } from './strings.ts';

/** `data` is the section, presented: what stands in itself, or does not exist, has none and leaves nothing behind. */
export function ContainerView({
  fields: { slug, layout },
  root,
  data,
  renderDocument,
  language,
  isEditing,
}: BlockViewProps<typeof container, PresentedDocument>) {
  if (!data) return isEditing ? <p {...root}>{t(language, slug ? 'missing' : 'unchosen', { slug })}</p> : null;
  return <div {...root}>{renderDocument(layout === 'own' ? data : { ...data, layout })}</div>;
}

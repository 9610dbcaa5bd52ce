import type { BlockViewProps, PresentedDocument } from '#content/index.ts';
import type { container } from './block.ts';
import { t } from './strings.ts';

/** A section within itself, or one that does not exist, has no `data`. */
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

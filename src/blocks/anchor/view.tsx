import { type BlockViewProps, ContentLink } from '#content/index.ts';
import type { anchor } from './block.ts';
import styles from './view.module.css';

export function AnchorView({ fields, root, mark }: BlockViewProps<typeof anchor>) {
  const { anchor: id, link_url: url, link_text: words, link_open_in_new_window: newWindow, level, extra_class: look } = fields;
  const hash = id ? `#${id}` : '';
  // An address may bring a place of its own.
  const href = url && !url.includes('#') && url.startsWith('/') ? url + hash : url || hash;
  return (
    <li {...root} className={styles.item} data-level={level}>
      <ContentLink href={href} newWindow={newWindow} className={styles.link} data-look={look} {...mark('link_text')}>
        {words}
      </ContentLink>
    </li>
  );
}

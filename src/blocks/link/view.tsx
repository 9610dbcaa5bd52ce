import { ArrowRight } from 'lucide';
import { type BlockViewProps, ContentLink } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import type { link } from './block.ts';
import styles from './view.module.css';

export const LinkView = ({ fields: { link_text: words, link: href, extra_class: look, alignment, anchor }, root, mark }: BlockViewProps<typeof link>) => (
  <p {...root} id={anchor} className={styles.place} data-alignment={alignment}>
    <ContentLink href={href} className={styles.link} data-look={look}>
      <span {...mark('link_text')}>{words}</span>
      <Icon node={ArrowRight} />
    </ContentLink>
  </p>
);

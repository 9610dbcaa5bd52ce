import { ArrowRight } from 'lucide';
import { type BlockViewProps, ContentLink } from '#content/index.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { link } from './block.ts';
import styles from './view.module.css';

export const LinkView = ({
  fields: { link_text: words, link: href, extra_class: look, alignment, sticky, anchor },
  root,
  mark,
}: BlockViewProps<typeof link>) => (
  <p {...root} id={anchor} className={styles.place} data-alignment={alignment}>
    <ContentLink
      href={href}
      className={`${isButton(look) ? button(look === 'button' ? 'primary' : 'secondary') : styles.arrow} ${styles.link}`}
      data-enhance={sticky ? 'sticky-link' : undefined}
    >
      <span {...mark('link_text')}>{words}</span>
      <Icon node={ArrowRight} />
    </ContentLink>
  </p>
);

const isButton = (look: string) => look === 'button' || look === 'button-outlined';

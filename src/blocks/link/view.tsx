import { ArrowRight } from 'lucide';
import { type BlockViewProps, ContentLink } from '#content/index.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { link } from './block.ts';
import { documentFacts, type LinkedDocument } from './document-facts.ts';
import styles from './view.module.css';

export function LinkView({ fields, data: file, root, mark, language }: BlockViewProps<typeof link, LinkedDocument>) {
  const { link_text: words, link: href, extra_class: look, alignment, sticky, anchor } = fields;
  const attributes = {
    className: `${isButton(look) ? button(look === 'button' ? 'primary' : 'secondary') : styles.arrow} ${styles.link}`,
    'data-enhance': sticky ? 'sticky-link' : undefined,
  };
  const text = (
    <>
      <span {...mark('link_text')}>{words}</span>
      {file && <small className={styles.facts}>({documentFacts(file, language)})</small>}
    </>
  );
  return (
    <p {...root} id={anchor} className={styles.place} data-alignment={alignment}>
      {file?.available_from ? (
        <span className={`${styles.arrow} ${styles.link}`}>{text}</span>
      ) : file ? (
        // No page of the site: the router has nothing to do with it.
        <a {...attributes} href={file.url} type={file.content_type}>
          {text}
          <Icon node={ArrowRight} />
        </a>
      ) : (
        <ContentLink {...attributes} href={href}>
          {text}
          <Icon node={ArrowRight} />
        </ContentLink>
      )}
    </p>
  );
}

const isButton = (look: string) => look === 'button' || look === 'button-outlined';

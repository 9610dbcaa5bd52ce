import { ArrowRight } from 'lucide';
import { ContentLink, type FieldAttributes, type HeadingLevel } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './teaser-text.module.css';

type Props = {
  id: string;
  fields: { preline: string; headline: string; subline: string; text: string; link_text: string; link: string };
  mark: (field: 'preline' | 'headline' | 'subline' | 'text' | 'link_text') => FieldAttributes;
  as: `h${HeadingLevel}`;
};

/** Its one link covers the teaser (its root is `position: relative`) and is named by its own words and the headline. */
export function TeaserText({ id, fields: { preline, headline, subline, text, link_text: words, link }, mark, as: Heading }: Props) {
  const [headlineId, wordsId] = [`${id}-headline`, `${id}-link`];
  return (
    <div className={styles.words}>
      {preline && (
        <p {...mark('preline')} className={styles.preline}>
          {preline}
        </p>
      )}
      {headline && (
        <Heading {...mark('headline')} id={headlineId} className={styles.headline}>
          {link && !words ? (
            <ContentLink href={link} className={styles.cover}>
              {headline}
            </ContentLink>
          ) : (
            headline
          )}
        </Heading>
      )}
      {subline && (
        <p {...mark('subline')} className={styles.subline}>
          {subline}
        </p>
      )}
      {text && (
        <p {...mark('text')} className={styles.text}>
          {text}
        </p>
      )}
      {link && words && (
        <p className={styles.way}>
          <ContentLink href={link} id={wordsId} aria-labelledby={headline ? `${wordsId} ${headlineId}` : undefined} className={styles.cover}>
            <span {...mark('link_text')}>{words}</span>
            <Icon node={ArrowRight} />
          </ContentLink>
        </p>
      )}
    </div>
  );
}

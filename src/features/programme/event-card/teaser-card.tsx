import { ArrowRight } from 'lucide';
import { Picture } from '#features/media/index.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { TeaserData } from './card-data.ts';
import styles from './teaser-card.module.css';

/** A list item between the events that is no event (V §3 "Teaser"). */
export function TeaserCard({ teaser }: { teaser: TeaserData }) {
  const lang = translatedIn(teaser, useLanguage());
  return (
    <article className={styles.teaser}>
      <div className={styles.text}>
        {teaser.preline && (
          <p className={styles.preline} lang={lang('preline')}>
            {teaser.preline}
          </p>
        )}
        <h3 className={styles.headline} lang={lang('headline')}>
          {teaser.headline}
        </h3>
        {teaser.subline && <p lang={lang('subline')}>{teaser.subline}</p>}
        <Link to={teaser.link.url} className={styles.link} lang={lang('link_text')}>
          {teaser.link_text || teaser.headline}
          <Icon node={ArrowRight} />
        </Link>
      </div>
      {teaser.image_obj && <Picture image={teaser.image_obj} ratio="3x2" sizes="(width >= 48em) 30vw, 92vw" widths={[640, 768]} className={styles.picture} />}
    </article>
  );
}

import { Share2 } from 'lucide';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { WholeEvent } from '../event.loader.ts';
import styles from './share.module.css';
import { t } from './strings.ts';

/** By the device, else the clipboard (src/ui/share/share.ts), without script by mail. */
export function Share({ event, baseUrl }: { event: WholeEvent; baseUrl: string }) {
  const language = useLanguage();
  const url = baseUrl + event.link.url;
  const title = `${event.title}, ${displayDate(language, event.day)}`;
  return (
    <div className={styles.ways}>
      <p className={styles.share} data-enhance="share" data-title={title} data-url={url}>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          <Icon node={Share2} />
          {t(language, 'share')}
        </a>
        <span role="status" data-copied={t(language, 'copied')} />
      </p>
      <span className={styles.heart} data-favourite={event.id} />
    </div>
  );
}

import { BellPlus } from 'lucide';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { WholeEvent } from '../../event.loader.ts';
import { t } from '../strings.ts';
import styles from './sale-start.module.css';

/** With the way to a reminder or the waiting list; in the last day a script counts the time (src/ui/countdown/countdown.ts). */
export function SaleStart({ event: { id, sale_countdown: countdown, tickets } }: { event: WholeEvent }) {
  const language = useLanguage();
  const { state } = tickets;
  if (state !== 'not_yet' && state !== 'sold_out') return null;
  return (
    <div className={styles.sale} data-for={state}>
      {state === 'not_yet' && countdown && (
        <p className={styles.countdown}>
          {countdown.text}{' '}
          <time dateTime={countdown.to} data-enhance="countdown">
            {countdown.when}
          </time>
        </p>
      )}
      <a href={`${href('reminder', language)}?event=${id}`} className={button()}>
        <Icon node={BellPlus} />
        {t(language, state === 'not_yet' ? 'remind' : 'wait')}
      </a>
    </div>
  );
}

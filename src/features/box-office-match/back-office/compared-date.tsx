import { recordHref } from '#features/back-office/index.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import type { ComparedDate } from '../contract.ts';
import type { DifferenceField } from '../match/compare.ts';
import styles from './box-office.module.css';
import { t } from './strings.ts';
import type { Taking } from './use-take.ts';

type Props = { date: ComparedDate; differences: ComparedDate['differences']; taking: Taking };
type Theirs = NonNullable<ComparedDate['theirs']>;

export function ComparedDateView({ date, differences, taking }: Props) {
  const language = useLanguage();
  return (
    <li className={styles.date}>
      <h3>
        <Link to={recordHref('events', language, {}, date.id)} lang={date.lang}>
          {date.label}
        </Link>
        <small>
          {whenOf(date, language)} · {date.room}
        </small>
      </h3>
      {differences.map(({ field, accepted }) => (
        <fieldset key={field} className={styles.difference} aria-label={`${date.label}: ${t(language, `field_${field}`)}`}>
          <dl>
            <div>
              <dt>
                {t(language, `field_${field}`)}, {t(language, 'here')}
              </dt>
              <dd>{ourWords(field, date, language)}</dd>
            </div>
            {field !== 'number' && (
              <div>
                <dt>{t(language, 'there')}</dt>
                <dd>{date.theirs ? theirWords(field, date.theirs, language) : t(language, 'is_unknown')}</dd>
              </div>
            )}
          </dl>
          <p className={styles.actions}>
            {accepted ? (
              <>
                <span>{t(language, 'by', { by: accepted.user_name })}</span>
                <Button look="link" size="compact" busy={taking.isBusy} onClick={() => void taking.notice(date, field)}>
                  {t(language, 'notice')}
                </Button>
              </>
            ) : (
              <>
                {field !== 'number' && field !== 'unknown' && (
                  <Button size="compact" busy={taking.isBusy} onClick={() => taking.take(date, field)}>
                    {t(language, field === 'online' ? 'take_online' : 'take')}
                  </Button>
                )}
                <Button look="quiet" size="compact" busy={taking.isBusy} onClick={() => void taking.keep(date, field)}>
                  {t(language, 'keep')}
                </Button>
                {field === 'status' && <Link to={recordHref('events', language, {}, date.id, 'change')}>{t(language, 'change')}</Link>}
              </>
            )}
          </p>
          {field === 'number' && <Suggestions date={date} taking={taking} />}
        </fieldset>
      ))}
    </li>
  );
}

function Suggestions({ date, taking }: { date: ComparedDate; taking: Taking }) {
  const language = useLanguage();
  if (date.suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions}>
      {date.suggestions.map((one) => (
        <li key={one.number}>
          <span>
            {one.number}: {one.title}, {clockTime(new Date(one.date_start))}, {one.room}
          </span>
          <Button size="compact" busy={taking.isBusy} onClick={() => void taking.takeNumbers([{ date, number: one.number }])}>
            {t(language, 'take_number')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const whenOf = ({ date_start, time_known }: Pick<ComparedDate, 'date_start' | 'time_known'>, language: Language): string =>
  `${displayDate(language, date_start.slice(0, 10))}, ${time_known ? clockTime(new Date(date_start)) : t(language, 'all_day')}`;

function ourWords(field: DifferenceField, date: ComparedDate, language: Language): string {
  if (field === 'time') return whenOf(date, language);
  if (field === 'room') return date.room;
  if (field === 'status') return t(language, `status_${date.status}`);
  if (field === 'online') return t(language, date.is_online ? 'online' : 'not_online');
  return date.number ?? t(language, 'no_number');
}

function theirWords(field: DifferenceField, theirs: Theirs, language: Language): string {
  if (field === 'time') return whenOf({ ...theirs, time_known: true }, language);
  if (field === 'room') return theirs.room;
  return t(language, `sale_${theirs.sale}`);
}

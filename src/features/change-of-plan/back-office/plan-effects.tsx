import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate, displayTime } from '#i18n/format.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { PlanEffect, PlanReport } from '../contract.ts';
import styles from './plan.module.css';
import { t } from './strings.ts';

/** Everything that will change, date by date: what visitors read in both languages, and what other programs are told. */
export function PlanEffects({ report: { effects, alert }, alertTitle }: { report: PlanReport; alertTitle: string | undefined }) {
  const language = useLanguage();
  return (
    <>
      {effects.map((effect, index) => (
        <details
          key={`${effect.part} ${effect.made ? `${effect.cards.de.title} ${effect.cards.de.date_start} ${index}` : effect.id}`}
          className={styles.effect}
          open={effects.length <= 4 || index === 0}
        >
          <summary>
            <Heading effect={effect} />
          </summary>
          <div className={styles.columns}>
            <div>
              <h4>{t(language, 'visitors_read')}</h4>
              {languages.map((one) => (
                <AsVisitorsRead key={one} effect={effect} language={one} />
              ))}
            </div>
            <Lines effect={effect} />
          </div>
        </details>
      ))}
      {alert && (
        <Notice>
          <p>{t(language, 'e_alert', { title: alertTitle ?? '' })}</p>
        </Notice>
      )}
    </>
  );
}

function Heading({ effect: { cards, part, made, shown } }: { effect: PlanEffect }) {
  const language = useLanguage();
  const card = cards[language];
  const kind =
    part === 'date'
      ? null
      : `${t(language, part === 'new_date' ? 'part_new_date' : 'part_replacement')} (${t(language, made ? 'made' : shown ? 'shown' : 'known')}): `;
  return (
    <h3>
      {kind}
      <span lang={card.untranslated?.includes('title') ? 'de' : undefined}>{card.title}</span>, {momentOf(card, language)}
    </h3>
  );
}

const momentOf = ({ day, date_start, time_known }: PlanEffect['cards']['de'], language: Language): string =>
  `${displayDate(language, day)}${time_known ? `, ${displayTime(language, new Date(date_start))}` : ''}`;

function AsVisitorsRead({ effect: { cards }, language }: { effect: PlanEffect; language: Language }) {
  const card = cards[language];
  const lang = (field: string) => (card.untranslated?.includes(field) ? (language === 'de' ? 'en' : 'de') : undefined);
  return (
    <div lang={language} className={styles.card}>
      <p className={styles.cardWhen}>
        {momentOf(card, language)} · <span lang={card.room.lang}>{card.room.name}</span>
      </p>
      <p className={styles.cardTitle} lang={lang('title')}>
        {card.title}
      </p>
      <p>
        <strong>{card.tickets.text}</strong> {card.moved_from?.text} <span lang={lang('status_note')}>{card.status_note}</span>{' '}
        <span lang={card.replaced_by?.lang}>{card.replaced_by?.text}</span>
      </p>
    </div>
  );
}

function Lines({ effect }: { effect: PlanEffect }) {
  const language = useLanguage();
  const { status, calendar, json_ld, news, favourites } = effect;
  const pair = (before: string | undefined | null, after: string | undefined | null) =>
    before && before !== after ? t(language, 'from_to', { before, after: after ?? '–' }) : (after ?? '–');
  const start = (at: string) => `${displayDate(language, dayOf(new Date(at)))}, ${clockTime(new Date(at))}`;
  const [was, is] = [calendar.before, calendar.after];
  const previous = json_ld.after?.previousStartDate;
  const lines: readonly (readonly [name: Parameters<typeof t>[1], ...texts: string[]])[] = [
    ['e_list', pair(status.before, status.after)],
    [
      'e_calendar',
      `STATUS ${pair(was?.status, is?.status)}`,
      `SEQUENCE ${pair(was && String(was.sequence), is && String(is.sequence))}`,
      ...(was && is && was.start !== is.start ? [pair(start(was.start), start(is.start))] : []),
    ],
    [
      'e_json_ld',
      pair(json_ld.before?.eventStatus, json_ld.after?.eventStatus),
      ...(previous ? [t(language, 'e_previous', { when: readDate(previous, language) })] : []),
    ],
    ['e_news', news.length > 0 ? news.map((kind) => t(language, `news_${kind}`)).join(', ') : t(language, 'news_none')],
    ['e_favourites', favourites > 0 ? t(language, 'favourites', { n: favourites }) : t(language, 'no_favourites')],
    ['e_sale', ...saleWords(effect, language)],
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(([name, ...texts]) => (
        <div key={name}>
          <dt>{t(language, name)}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A day alone, or a moment, as JSON-LD says it. */
const readDate = (at: string, language: Language): string =>
  at.length === 10 ? displayDate(language, at) : `${displayDate(language, dayOf(new Date(at)))}, ${clockTime(new Date(at))}`;

function saleWords({ tickets: { before, after }, id_jet, sale }: PlanEffect, language: Language): string[] {
  const onSite = t(language, before && !after ? 'sale_ends' : after && before === false ? 'sale_begins' : 'sale_same');
  if (id_jet === null) return [onSite, t(language, 'sale_no_number')];
  const saleNotes = sale === null ? [] : [t(language, 'sale_said', { sale: t(language, `s_${sale}` as 's_on_sale') })]; // one of the states of a sale
  return [onSite, t(language, 'sale_box_office', { id: id_jet }), ...saleNotes];
}

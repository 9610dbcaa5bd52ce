import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { SaleDate, SaleMoments, SetDate } from '../contract.ts';
import { saleGroups } from '../rules/sale-rule.ts';
import styles from './sale-dates.module.css';
import { t } from './strings.ts';
import type { SaleDatesPlan } from './use-sale-dates.ts';

type Row = { date: SaleDate; isChosen: boolean; set: SetDate | undefined };

/** Each date with when it is sold and would be, and what there is to note of it; each can be left out. */
export function SaleTable({ dates, plan: { typed, toggle, report } }: { dates: readonly SaleDate[]; plan: SaleDatesPlan }) {
  const language = useLanguage();
  const rows = dates.map((date): Row => {
    const isChosen = !typed.leftOut.has(date.id);
    return { date, isChosen, set: isChosen ? report?.dates.find(({ id }) => id === date.id) : undefined };
  });
  const columns: Column<Row>[] = [
    {
      key: 'date',
      title: t(language, 'date'),
      cell: ({ date, isChosen }) => (
        <label className={styles.date} data-out={!isChosen || undefined}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t(language, 'include', { name: `${date.label}, ${whenOf(date, language)}` })}
            onChange={() => toggle(date.id)}
          />
          <span>
            <strong lang={date.lang}>{date.label}</strong>
            <span>{whenOf(date, language)}</span>
            <span lang={date.room.lang}>{date.room.label}</span>
          </span>
        </label>
      ),
    },
    { key: 'before', title: t(language, 'before'), cell: ({ date }) => <Moments of={date.before} /> },
    { key: 'after', title: t(language, 'after'), cell: ({ set }) => (set?.after ? <Moments of={set.after} /> : '–') },
    { key: 'notes', title: t(language, 'notes'), cell: (row) => <Notes {...row} /> },
  ];
  return <Table caption={t(language, 'dates')} columns={columns} rows={rows} keyOf={({ date }) => date.id} />;
}

function Moments({ of }: { of: SaleMoments }) {
  const language = useLanguage();
  const set = saleGroups.flatMap((group) => (of[group] === null ? [] : [{ group, at: new Date(of[group]) }]));
  if (set.length === 0) return <span className={styles.quiet}>{t(language, 'nobody')}</span>;
  return (
    <ul className={styles.moments}>
      {set.map(({ group, at }) => (
        <li key={group}>{t(language, 'said', { group: t(language, group), when: momentOf(at, language) })}</li>
      ))}
    </ul>
  );
}

function Notes({ date, set, isChosen }: Row) {
  const language = useLanguage();
  if (!isChosen) return null;
  const refusal = set ? set.refusal : date.refusal;
  return (
    <ul className={styles.moments}>
      {refusal && <li data-kind="refused">{refusal.text}</li>}
      {set?.is_past && <li data-kind="refused">{t(language, 'is_past')}</li>}
      {date.is_on_sale && <li>{t(language, 'is_on_sale')}</li>}
    </ul>
  );
}

/** 'Fr 04/12/2026, 10.00' */
const momentOf = (at: Date, language: Language) => `${displayDate(language, dayOf(at))}, ${clockTime(at)}`;
const whenOf = ({ date_start, time_known }: SaleDate, language: Language) =>
  time_known ? momentOf(new Date(date_start), language) : `${displayDate(language, dayOf(new Date(date_start)))}, ${t(language, 'time_open')}`;

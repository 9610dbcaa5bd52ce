import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { addDays } from '#i18n/berlin-time.ts';
import { languages as allLanguages, type Language } from '#i18n/language.ts';
import { presentNamed } from '#i18n/texts.ts';
import type { ExportedDate } from '../dates/exported-date.ts';
import { type DateSelection, readDates } from '../dates/read-dates.server.ts';
import { maxDays } from '../limits.ts';
import { type PrintedDate, type PrintSelection, programmePrintContract } from './contract.ts';
import { makeFile } from './make-file.server.ts';
import { roomNames, typeNames } from './queries.server.ts';

export const programmePrintOperations = implement(programmePrintContract, {
  printPreview: async ({ query }, context) => {
    if (!isPeriod(query)) return problem('bad_period');
    const { db, language } = context;
    const { dates, is_cut } = await readDates(context, selectionOf(query));
    const [rooms, types] = [await roomNames(db), await typeNames(db)];
    return {
      rooms: rooms.map((room) => presentNamed(room, language)),
      types: types.map((type) => presentNamed(type, language)),
      dates: dates.map((date) => presentPrinted(date, languagesOf(query))),
      is_cut,
    };
  },

  printFile: async ({ query }, context) => {
    if (!isPeriod(query)) return problem('bad_period');
    const { dates } = await readDates(context, selectionOf(query));
    if (dates.length === 0) return problem('no_dates');
    return (await makeFile(context, dates, { ...query, languages: languagesOf(query) })) ?? problem('too_long');
  },
});

const isPeriod = ({ from, until }: PrintSelection): boolean => until >= from && until <= addDays(from, maxDays);

const selectionOf = ({ from, until, rooms = [], types = [], offline }: PrintSelection): DateSelection => ({
  from,
  until,
  rooms,
  types,
  with_offline: offline === '1',
});

export const languagesOf = ({ languages }: Pick<PrintSelection, 'languages'>): readonly Language[] => (languages === 'both' ? allLanguages : [languages]);

function presentPrinted({ texts, ...date }: ExportedDate, [first = 'de', second]: readonly Language[]): PrintedDate {
  const { title, time, until, subtitle, preline, room, type, price, mark } = texts[first];
  const other = second ? texts[second].title : title;
  return {
    id: date.id,
    day: date.day,
    listed_day: date.listed_day,
    time,
    until,
    title: [preline, title].filter(Boolean).join(' '),
    translation: other === title ? '' : other,
    subtitle,
    details: [room, type, price].filter(Boolean).join(', '),
    mark,
    is_online: date.is_online,
  };
}

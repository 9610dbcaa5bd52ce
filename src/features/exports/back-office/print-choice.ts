import { addDays, type Day, isDay } from '#i18n/berlin-time.ts';

export type PrintChoice = { from: Day; until: Day; languages: 'de' | 'en' | 'both'; rooms: string; types: string; offline: '0' | '1' };

/** The month after this one, which is what is printed next, where the address says no days. */
export function choiceOf(query: URLSearchParams, today: Day, language: 'de' | 'en'): PrintChoice {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  const month = isDay(from) ? from : addMonth(today, 1);
  const languages = query.get('languages');
  const ids = (name: string) => (/^\d{1,9}(,\d{1,9}){0,49}$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    from: isDay(from) ? from : firstOf(month),
    until: isDay(until) ? until : lastOf(month),
    languages: languages === 'de' || languages === 'en' || languages === 'both' ? languages : language,
    rooms: ids('rooms'),
    types: ids('types'),
    offline: query.get('offline') === '1' ? '1' : '0',
  };
}

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOf = (day: Day): Day => addDays(addMonth(day, 1), -1);

export function addMonth(day: Day, months: number): Day {
  const date = new Date(`${firstOf(day)}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export const monthOf = (day: Day) => ({ from: firstOf(day), until: lastOf(day) });

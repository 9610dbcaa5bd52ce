import { addDays } from '#i18n/berlin-time.ts';

export type DateFormat = { hasDate: boolean; hasTime: boolean };

/** Formats that spreadsheets know by a number: days, times, both; those of East Asia are days. */
const builtIn = (id: number): DateFormat | null => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return { hasDate: true, hasTime: false };
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return { hasDate: false, hasTime: true };
  return id === 22 ? { hasDate: true, hasTime: true } : null;
};

/** Whether a number is shown as a date or time: by the number of its format, or its code, such as 'dd.mm.yyyy hh:mm'. */
export function dateFormatOf(id: number, code: string | undefined): DateFormat | null {
  if (code === undefined) return builtIn(id);
  const [first = ''] = code.slice(0, 500).split(';');
  const signs = first.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase();
  const hasTime = /[hs]/.test(signs);
  const hasDate = /[yd]/.test(signs) || (!hasTime && /m{3,}/.test(signs));
  return hasDate || hasTime ? { hasDate, hasTime } : null;
}

const secondsOfDay = 86_400;
/** From the first day of 1900 to that of 1904. */
const between = 1_462;

/** What such a number means, as people write it: '2027-11-21', '2027-11-21T19:30', '19:30'. */
export function momentOfSerial(serial: number, { hasDate }: DateFormat, isFrom1904: boolean): string {
  const seconds = Math.round(serial * secondsOfDay);
  const days = Math.floor(seconds / secondsOfDay);
  const minutes = Math.floor((seconds - days * secondsOfDay) / 60);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  if (!hasDate || days < 1) return time;
  const day = dayOfSerialNumber(days, isFrom1904);
  return minutes === 0 ? day : `${day}T${time}`;
}

export const dayOfSerialNumber = (days: number, isFrom1904: boolean): string => addDays('1899-12-30', days + (isFrom1904 ? between : 0));

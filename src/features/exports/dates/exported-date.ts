import type { EventDetail, OfferedPrice } from '#features/programme/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';

/** One date as every file and feed tells it. Instants are ISO 8601 with Berlin's offset. */
export type ExportedDate = {
  id: number;
  production_id: number;
  day: Day;
  /** The first day of the period, where it began before and is still on. */
  listed_day: Day;
  date_start: string;
  date_end: string | null;
  time_known: boolean;
  /** Whether it runs over several days. */
  is_lasting: boolean;
  status: 'scheduled' | 'cancelled' | 'postponed';
  is_online: boolean;
  sequence: number;
  updated_at: string;
  picture: ExportedPicture | null;
  /** Online alone, or in a hall and online as well; null: in a hall. */
  attendance: 'online' | 'mixed' | null;
  /** Who puts it on, where that is not the venue. */
  promoters: readonly { name: string; link: string | null }[];
  texts: Readonly<Record<Language, DateTexts>>;
};

/** What is told of it in one language; where a text is missing there, that of the other. */
export type DateTexts = {
  preline: string;
  title: string;
  subtitle: string;
  description: readonly string[];
  type: string;
  room: string;
  venue: string;
  /** Where that is, with the address in its parts; a room's own street stands for the venue's. */
  place: { room: EventDetail['room']; venue: EventDetail['venue'] };
  /** '19.30 Uhr', '19.30–22.00 Uhr', or that the time is open; empty of what runs over several days. */
  time: string;
  /** 'bis So 20/12' of what runs over several days, else empty. */
  until: string;
  /** 'Entfällt'; empty of what takes place. */
  mark: string;
  note: string;
  /** 'ab 12 €', 'Eintritt frei'; empty where nothing is known. */
  price: string;
  /** What is asked, in euros; what has several prices by the place has the full one of each. */
  prices: readonly OfferedPrice[];
  series: readonly string[];
  tags: readonly string[];
  accessibility: readonly string[];
  /** Of its page, absolute. */
  url: string;
};

/** The picture of a date, as far as its right reaches. */
export type ExportedPicture = { id: number; url: string; width: number; height: number; credit: string; license: string };

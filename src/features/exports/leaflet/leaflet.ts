import type { Language } from '#i18n/language.ts';

/** Points of 1/72 inch. */
export const papers = {
  a4: { width: 595.28, height: 841.89, margin: 36, columns: 3, gutter: 18, title: 46 },
  a5: { width: 419.53, height: 595.28, margin: 28, columns: 2, gutter: 16, title: 32 },
  /** A third of A4, upright. */
  din_lang: { width: 280.63, height: 595.28, margin: 22, columns: 1, gutter: 0, title: 30 },
} as const;
export type Paper = keyof typeof papers;

/** What a leaflet says, in the order in which it is set; it is sent to a thread, so all of it is plain. */
export type Leaflet = {
  paper: Paper;
  language: Language;
  /** 'Dezember' and '2026', the latter quieter. */
  title: { text: string; quiet: string };
  documentTitle: string;
  venue: { name: string; accent: string; claim: string; site: string };
  /** '#rrggbb' */
  accent: string;
  logo: { bytes: Uint8Array; width: number; height: number } | null;
  /** Said on every page of what is not for visitors; empty of what is. */
  draft: string;
  days: readonly LeafletDay[];
  closing: readonly { title: string; lines: readonly string[] }[];
};

export type LeafletDay = {
  /** Above the first day of each month, where there are several. */
  month: string;
  /** '4', large; empty of what has been on for longer. */
  numeral: string;
  /** 'Freitag' */
  name: string;
  /** The whole day, for the outline, and where its dates go on in the next column. */
  label: string;
  continued: string;
  entries: readonly LeafletEntry[];
};

export type LeafletEntry = {
  /** '19.30' */
  time: string;
  /** Above the title, smaller. */
  preline: string;
  title: string;
  /** What does not take place is struck out. */
  isOff: boolean;
  lines: readonly LeafletLine[];
};

/** `lang` is set where it is not that of the leaflet. */
export type LeafletLine = { text: string; look: 'plain' | 'quiet' | 'accent'; lang?: Language };

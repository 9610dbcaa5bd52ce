import type { Motif } from '../content/motif.ts';
import type { PersonName } from '../content/people.ts';
import { type Both, both } from '../content/texts.ts';
import type { Written } from '../pages/write.ts';

/** What articles are sorted by, in the order in which the magazine names them. */
export const articleCategories = {
  conversation: both('Gespräch', 'Conversation'),
  workshop: both('Werkstatt', 'Workshop'),
  backstage: both('Hinter der Bühne', 'Backstage'),
  listening: both('Hören', 'Listening'),
  history: both('Geschichte', 'History'),
  canteen: both('Kantine', 'Canteen'),
} as const satisfies Record<string, Both>;
export type ArticleCategoryKey = keyof typeof articleCategories;

/** Topics; readers see them in the alphabet of their language. */
export const articleTags = {
  archive: both('Archiv', 'Archive'),
  food: both('Essen', 'Food'),
  craft: both('Handwerk', 'Craft'),
  children: both('Kinder', 'Children'),
  organ: both('Orgel', 'Organ'),
  silence: both('Stille', 'Silence'),
  voice: both('Stimme', 'Voice'),
  dance: both('Tanz', 'Dance'),
  translation: both('Übersetzung', 'Translation'),
  water: both('Wasser', 'Water'),
  time: both('Zeit', 'Time'),
} as const satisfies Record<string, Both>;
export type ArticleTagKey = keyof typeof articleTags;

/** An article of the demo as it is written down. */
export type ArticleText = {
  readonly title: Both;
  readonly preline?: Both;
  readonly summary: Both;
  readonly category: ArticleCategoryKey;
  readonly tags: readonly ArticleTagKey[];
  readonly author: PersonName;
  /** Whom it is about. */
  readonly people?: readonly string[];
  /** Keys of the productions that it is about. */
  readonly productions?: readonly string[];
  /** Days before the day of the demo on which it was published. */
  readonly daysAgo: number;
  readonly leads?: true;
  readonly motif: Motif;
  readonly body: readonly Written[];
};

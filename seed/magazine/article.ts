import type { Motif } from '../content/motif.ts';
import type { PersonName } from '../content/people.ts';
import { type Both, both } from '../content/texts.ts';
import type { Written } from '../pages/write.ts';

export const articleCategories = {
  conversation: both('Gespräch', 'Conversation'),
  workshop: both('Werkstatt', 'Workshop'),
  backstage: both('Hinter der Bühne', 'Backstage'),
  listening: both('Hören', 'Listening'),
  history: both('Geschichte', 'History'),
  canteen: both('Kantine', 'Canteen'),
} as const satisfies Record<string, Both>;
export type ArticleCategoryKey = keyof typeof articleCategories;

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

export type ArticleText = {
  readonly title: Both;
  readonly preline?: Both;
  readonly summary: Both;
  readonly category: ArticleCategoryKey;
  readonly tags: readonly ArticleTagKey[];
  readonly author: PersonName;
  readonly people?: readonly string[];
  /** Keys of the productions that it is about. */
  readonly productions?: readonly string[];
  /** Days before the day of the demo on which it was published. */
  readonly daysAgo: number;
  readonly leads?: true;
  readonly motif: Motif;
  readonly body: readonly Written[];
};

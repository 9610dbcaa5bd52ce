import type { Motif } from './motif.ts';
import type { EnsembleName, PersonName } from './people.ts';
import type { RoleKey } from './roles.ts';
import type { Both, MaybeGermanOnly, Paragraphs } from './texts.ts';
import type { AccessibilityKey, GenreKey, RoomKey, SeriesKey, TagKey, TypeKey } from './vocabulary.ts';
import type { WorkKey } from './works.ts';

/** As its dramaturg hands it in. */
export type ProductionText = {
  readonly key: string;
  readonly type: TypeKey;
  readonly room: RoomKey;
  readonly motif: Motif;
  readonly preline?: Both;
  readonly title: MaybeGermanOnly;
  readonly subtitle?: Both;
  readonly description: Paragraphs;
  readonly genres: readonly GenreKey[];
  readonly tags?: readonly TagKey[];
  readonly accessibility?: readonly AccessibilityKey[];
  readonly series?: readonly SeriesKey[];
  readonly credits: readonly Credit[];
  readonly works?: readonly (WorkKey | WorkWithNote)[];
  readonly importantInfo?: Both;
  readonly prices: PriceLevel;
  readonly minutes: number;
  /** Of an exhibition, whose opening takes the minutes: for how long it can be seen after it. */
  readonly weeks?: number;
  readonly plan: Plan;
  readonly episodes?: readonly Episode[];
};

export type Credit = readonly [PersonName | EnsembleName, RoleKey];
export type WorkWithNote = readonly [WorkKey, Both];
export type PriceLevel = 'gala' | 'grand' | 'chamber' | 'studio' | 'family' | 'small' | 'tour' | 'timedTour' | 'installation' | 'door' | 'zero' | 'free';

export type Episode = {
  readonly subtitle: Both;
  readonly credits?: readonly Credit[];
};

/** Times of the week at which this house plays; the weekdays and clock times are in plan/slots.ts. */
export type SlotName =
  | 'evening'
  | 'studioEvening'
  | 'early'
  | 'matinee'
  | 'sunday'
  | 'afternoon'
  | 'school'
  | 'late'
  | 'friday'
  | 'lunch'
  | 'morning'
  | 'five'
  | 'dusk'
  | 'monday'
  | 'tour'
  | 'cinema'
  | 'gallery';

export type Plan =
  /** A run of performances, `every` days or more apart, anywhere in the season. */
  | { readonly kind: 'run'; readonly nights: number; readonly every: number; readonly at: readonly SlotName[] }
  /** Bound to the calendar: on this day, or on the first such weekday from it on (0 = Monday). */
  | { readonly kind: 'fixed'; readonly in: 'first' | 'second' | 'both'; readonly dates: readonly FixedDate[] }
  | { readonly kind: 'regular'; readonly every: number; readonly at: readonly SlotName[]; readonly only?: 'season' | 'summer' };

export type FixedDate = { readonly on: string; readonly weekday?: number; readonly time: string };

import type { Price, SeatGroup } from '#features/booking/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { Credit } from '../content/production.ts';
import type { Both, MaybeGermanOnly } from '../content/texts.ts';
import type { AccessibilityKey, GenreKey, RoomKey, SeriesKey, TagKey, TypeKey } from '../content/vocabulary.ts';
import type { SaleDetails } from './sale.ts';

/** Keys instead of ids; null texts are the production's. */
export type ScheduledEvent = {
  readonly production: string;
  readonly day: Day;
  /** With an unknown time: midnight in Berlin. */
  readonly dateStart: Date;
  readonly dateEnd: Date | null;
  readonly timeKnown: boolean;
  readonly occupies: { readonly from: Date; readonly to: Date };
  readonly room: RoomKey;
  readonly type: TypeKey;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  readonly statusNote: Both | null;
  readonly rescheduledTo: number | null;
  readonly title: MaybeGermanOnly | null;
  readonly subtitle: Both | null;
  readonly importantInfo: Both | null;
  readonly tags: readonly TagKey[];
  readonly series: readonly SeriesKey[];
  readonly genres: readonly GenreKey[];
  readonly accessibility: readonly AccessibilityKey[];
  /** Empty: those of the production. */
  readonly credits: readonly Credit[];
  readonly idJet: string | null;
  readonly ticketUrl: string | null;
  readonly sale: SaleDetails;
  readonly seatGroups: readonly SeatGroup[];
  readonly prices: readonly Price[];
};

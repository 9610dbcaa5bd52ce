import type { CardData } from '#features/programme/index.ts';
import type { Day } from '#i18n/berlin-time.ts';

/** What the page has loaded for a list. */
export type EventListData = {
  readonly events: readonly CardData[];
  readonly today: Day;
  /** They stand as an editor has picked them, not by their days. */
  readonly arePicked?: true;
  /** The way to the programme, where that has more, or the list nothing. */
  readonly programme: string | null;
};

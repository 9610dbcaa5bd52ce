import type { CardData } from '#features/programme/index.ts';
import type { Day } from '#i18n/berlin-time.ts';

export type EventListData = {
  readonly events: readonly CardData[];
  readonly today: Day;
  /** They stand as an editor has picked them, not by their days. */
  readonly arePicked?: true;
  /** Where the programme has more, or the list nothing. */
  readonly programme: string | null;
};

import type { Selectable } from 'kysely';
import type { AcceptedDifferenceTable } from '#db/schema/schema-event.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { ComparedDate } from '../contract.ts';
import type { TheirDate } from '../match/compare.ts';
import type { ComparedRow } from './compared-rows.server.ts';

export type Accepted = Selectable<AcceptedDifferenceTable>;

/** A date that differs, with what of it staff want so, as long as both sides are as they were then. */
export function presentComparedDate({ ours, theirs, differences, suggestions }: ComparedRow, accepted: readonly Accepted[], language: Language): ComparedDate {
  return {
    id: ours.id,
    ...asLabel(chooseLabel(ours.label, language)),
    revision: ours.revision,
    date_start: toBerlinIso(ours.date_start),
    date_end: ours.date_end && toBerlinIso(ours.date_end),
    time_known: ours.time_known,
    room: chooseLabel(ours.room, language).text,
    room_id: ours.room_id,
    status: ours.status,
    is_online: ours.is_online,
    number: ours.id_jet,
    theirs: theirs && presentTheirs(theirs, language),
    differences: differences.map(({ field, sides }) => {
      const same = accepted.find((one) => one.event_id === ours.id && one.field === field && one.sides === sides);
      return { field, accepted: same ? { user_name: same.user_name, at: toBerlinIso(same.at) } : null };
    }),
    suggestions: suggestions.map((one) => presentTheirs(one, language)),
  };
}

const presentTheirs = ({ eventId, title, dateStart, room, room_id, sale }: TheirDate, language: Language) => ({
  number: eventId,
  title: title[language],
  date_start: toBerlinIso(dateStart),
  room,
  room_id,
  sale,
});

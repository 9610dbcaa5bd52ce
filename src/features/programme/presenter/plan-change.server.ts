import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { defineStrings } from '#i18n/strings.ts';
import { presentNamed } from '#i18n/texts.ts';
import type { EventCard } from '../contract.ts';
import { presentOther } from './neighbours.server.ts';
import type { EventRow } from './queries/event-rows.server.ts';

const t = defineStrings({
  instead: { de: 'Stattdessen: {title}', en: 'Instead: {title}' },
  new_time: { de: 'Neue Zeit, bisher {was}', en: 'New time, formerly {was}' },
  new_place: { de: 'Neuer Ort, bisher {was}', en: 'New place, formerly {was}' },
  moved: { de: 'Verlegt, bisher {was}', en: 'Moved, formerly {was}' },
});

/** What a visitor has to know of a change of plan beside the status: what takes place instead, or when and where it was to be. */
export function presentPlanChange(row: EventRow, language: Language): Pick<EventCard, 'replaced_by' | 'moved_from'> {
  if (row.status === 'cancelled' && row.replacement) {
    const other = presentOther(row.replacement, language);
    return { replaced_by: { ...other, text: t(language, 'instead', { title: other.title }) } };
  }
  const { announced_start: start, announced_room_id: id, announced_room_name: name } = row;
  const room = id && name ? { id, name } : null;
  if (row.status !== 'scheduled' || (!start && !room)) return {};
  const was = [...(start ? [momentOf(start, row, language)] : []), ...(room ? [choose(room.name, language).text] : [])].join(', ');
  const text = t(language, start && room ? 'moved' : start ? 'new_time' : 'new_place', { was });
  return { moved_from: { date_start: start && toBerlinIso(start), room: room && presentNamed(room, language), text } };
}

/** '19.30 Uhr' of the same day, else with the day; midnight stands for a time that was not settled. */
function momentOf(start: Date, row: EventRow, language: Language): string {
  const day = dayOf(start);
  const time = toBerlinIso(start).includes('T00:00:00') ? [] : [displayTime(language, start)];
  return [...(day === row.day && time.length > 0 ? [] : [displayDate(language, day)]), ...time].join(', ');
}

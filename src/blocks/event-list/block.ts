import { choiceField, defineBlock, instantField, numberField, readInstant, relationField, relationsField } from '#content/index.ts';
import { maxListedEvents, maxPickedEvents } from './limits.ts';

const reversed = {
  code: 'dates_reversed',
  message: { de: 'Das Ende liegt vor dem Anfang. Bitte wählen Sie ein späteres.', en: 'The end is before the beginning. Please choose a later one.' },
};

/**
 * Part of the programme (E §3 "EventList"), or single events in the order picked, at most `count`; past and offline ones are left out, for
 * editors too.
 */
export const eventList = defineBlock({
  type: 'eventlist',
  label: { de: 'Veranstaltungen', en: 'Events' },
  description: { de: 'Ein Ausschnitt des Programms, der sich selbst fortschreibt.', en: 'A part of the programme that keeps itself up to date.' },
  icon: 'calendar-days',
  category: 'programme',
  rendering: 'interactive',
  fields: {
    date_from: instantField({
      label: { de: 'Von', en: 'From' },
      help: {
        de: 'Leer: ab jetzt. Mit einem vergangenen Tag bleibt auch stehen, was vorbei ist.',
        en: 'Empty: from now on. With a day in the past, what is over stays as well.',
      },
    }),
    date_to: instantField({ label: { de: 'Bis', en: 'To' }, help: { de: 'Was davor beginnt.', en: 'What begins before.' } }),
    count: numberField({
      label: { de: 'Höchstens so viele', en: 'At most' },
      help: {
        de: `Leer: bis zu ${maxListedEvents}. Gezeigt werden die nächsten; zu allen führt ein Link.`,
        en: `Empty: up to ${maxListedEvents}. The next ones are shown; a link leads to all.`,
      },
      min: 1,
      max: maxListedEvents,
    }),
    tag: relationField({ label: { de: 'Thema', en: 'Topic' }, to: 'tag' }),
    filters: choiceField({
      label: { de: 'Zeitraum', en: 'Period' },
      options: [
        { value: 'none', label: { de: 'ohne', en: 'none' } },
        { value: 'next_3_days', label: { de: 'die nächsten drei Tage', en: 'the next three days' } },
        { value: 'weekend', label: { de: 'das Wochenende', en: 'the weekend' } },
      ],
    }),
    events: relationsField({
      label: { de: 'Einzelne Termine', en: 'Single events' },
      help: {
        de: 'Statt des Ausschnitts: genau diese, in dieser Reihenfolge, bis sie vorbei sind. Von den Angaben darüber gilt dann nur, wie viele es höchstens sind.',
        en: 'Instead of the part of the programme: just these, in this order, until they are over. Of what stands above only the highest number holds then.',
      },
      to: 'event',
      max: maxPickedEvents,
    }),
  },
  rules: [
    ({ date_from, date_to }) => {
      const [from, to] = [readInstant(date_from), readInstant(date_to)];
      return from && to && to <= from ? { field: 'date_to', problem: reversed } : null;
    },
  ],
});

import { createBlock } from '#content/index.ts';
import { link } from './block.ts';

export const examples = [
  createBlock(link, { link_text: { de: 'So kommen Sie zu uns', en: 'How to get here' }, link: { de: '/de/besuch', en: '/en/visit' } }, { id: 'link-1' }),
  createBlock(
    link,
    { link_text: { de: 'Karten für die Spielzeit', en: 'Tickets for the season' }, link: { de: '/de/programm', en: '/en/events' }, extra_class: 'button' },
    { id: 'link-2' },
  ),
  createBlock(
    link,
    {
      link_text: { de: 'Fahrplan der Fähre', en: 'Ferry timetable' },
      link: { de: 'https://www.hadag.example/fahrplan', en: 'https://www.hadag.example/timetable' },
      extra_class: 'button-outlined',
      alignment: 'center',
    },
    { id: 'link-3' },
  ),
];

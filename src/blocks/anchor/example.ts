import { createBlock } from '#content/index.ts';
import { anchor } from './block.ts';

export const examples = [
  createBlock(anchor, { link_text: { de: 'Mit Bahn und Bus', en: 'By train and bus' }, anchor: 'bahn' }, { id: 'anchor-1' }),
  createBlock(anchor, { link_text: { de: 'Mit der Fähre', en: 'By ferry' }, anchor: 'faehre', level: 2 }, { id: 'anchor-2' }),
  createBlock(anchor, { link_text: { de: 'Barrierefreiheit', en: 'Accessibility' }, anchor: 'barrierefrei' }, { id: 'anchor-3' }),
  createBlock(anchor, { link_text: { de: 'Garderobe und Gastronomie', en: 'Cloakroom and food' }, anchor: 'garderobe' }, { id: 'anchor-4' }),
  createBlock(
    anchor,
    {
      link_text: { de: 'Fahrplan', en: 'Timetable' },
      link_url: { de: 'https://www.hadag.example/fahrplan', en: 'https://www.hadag.example/timetable' },
      link_open_in_new_window: true,
      extra_class: 'button',
    },
    { id: 'anchor-5' },
  ),
];

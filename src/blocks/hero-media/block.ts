import { defineBlock, fileField, imageField, instantField, lineField, linkField, multiLineField, switchField } from '#content/index.ts';

/** A picture or silent film at the head of a page, from one day to another (E §3 "HeroMedia"; `online_from` is required, E §5). */
export const heroMedia = defineBlock({
  type: 'heromedia',
  label: { de: 'Aufmacher', en: 'Hero' },
  description: {
    de: 'Ein großes Bild oder ein stummer Film mit Überschrift, für eine Zeit.',
    en: 'A large picture or a silent film with a headline, for a time.',
  },
  icon: 'panel-top',
  category: 'media',
  rendering: 'static',
  fields: {
    headline: lineField({ label: { de: 'Überschrift', en: 'Headline' }, max: 160 }),
    text: multiLineField({ label: { de: 'Text', en: 'Text' } }),
    button_text: lineField({ label: { de: 'Was auf dem Knopf steht', en: 'Words of the button' }, max: 80 }),
    button_link: linkField({ label: { de: 'Wohin er führt', en: 'Where it leads' } }),
    image: imageField({
      label: { de: 'Bild', en: 'Picture' },
      help: { de: 'Steht auch für den Film, wo er nicht läuft.', en: 'Also stands for the film where it does not play.' },
    }),
    video: fileField({ label: { de: 'Film ohne Ton', en: 'Silent film' }, accept: 'video' }),
    sticky: switchField({ label: { de: 'Auch in der Leiste am Rand zeigen', en: 'Also show in the bar at the edge' }, group: 'settings' }),
    online_from: instantField({ label: { de: 'Sichtbar ab', en: 'Visible from' }, group: 'settings', required: true }),
  },
});

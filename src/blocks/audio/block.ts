import { choiceField, defineBlock, embedField, imageField, lineField } from '#content/index.ts';

/** Something to hear at Spotify, SoundCloud or Podigee (E §3 "Audio"). Picture, title and length are what our own card shows of it. */
export const audio = defineBlock({
  type: 'audio',
  label: { de: 'Ton', en: 'Audio' },
  description: {
    de: 'Musik oder Podcast eines anderen Dienstes, erst mit dem Klick geladen.',
    en: 'Music or a podcast of another service, loaded only with a click.',
  },
  icon: 'audio-lines',
  category: 'media',
  rendering: 'static',
  fields: {
    embed: embedField({ label: { de: 'Adresse oder Einbettungscode', en: 'Address or embed code' }, service: 'audio', required: true }),
    media_type: choiceField({
      label: { de: 'Was es ist', en: 'What it is' },
      options: [
        { value: 'music', label: { de: 'Musik', en: 'Music' } },
        { value: 'podcast', label: { de: 'Podcast', en: 'Podcast' } },
        { value: 'radio', label: { de: 'Hörfunk', en: 'Radio' } },
      ],
    }),
    title: lineField({ label: { de: 'Titel', en: 'Title' }, max: 160 }),
    image: imageField({ label: { de: 'Bild', en: 'Picture' } }),
    length: lineField({ label: { de: 'Länge', en: 'Length' }, help: { de: 'Zum Beispiel 48 Min.', en: 'Such as 48 min' }, shared: true, max: 20 }),
  },
});

import { defineBlock, fileField, lineField, richTextField } from '#content/index.ts';

/** A sound of our own (E §3 "AudioSelfHosted"), and what is said in it. */
export const audioSelfHosted = defineBlock({
  type: 'audioselfhosted',
  label: { de: 'Eigene Tonaufnahme', en: 'Recording of our own' },
  description: { de: 'Eine Tonaufnahme aus der Mediathek, mit Text zum Nachlesen.', en: 'A recording from the media library, with a transcript.' },
  icon: 'music',
  category: 'media',
  rendering: 'static',
  fields: {
    file: fileField({ label: { de: 'Tonaufnahme', en: 'Recording' }, accept: 'audio', required: true }),
    title: lineField({ label: { de: 'Titel', en: 'Title' }, max: 160 }),
    transcript: richTextField({ label: { de: 'Text zum Nachlesen', en: 'Transcript' } }),
  },
});

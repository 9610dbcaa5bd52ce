import { defineBlock, fileField, imageField, lineField, richTextField } from '#content/index.ts';

/** A film of our own (E §3 "VideoSelfHosted"), with captions and what is said in it. */
export const videoSelfHosted = defineBlock({
  type: 'videoselfhosted',
  label: { de: 'Eigener Film', en: 'Film of our own' },
  description: {
    de: 'Ein Film aus der Mediathek, mit Untertiteln und Text zum Nachlesen.',
    en: 'A film from the media library, with captions and a transcript.',
  },
  icon: 'film',
  category: 'media',
  rendering: 'static',
  fields: {
    file: fileField({ label: { de: 'Film', en: 'Film' }, accept: 'video', required: true }),
    image: imageField({ label: { de: 'Standbild', en: 'Still' } }),
    title: lineField({ label: { de: 'Titel', en: 'Title' }, max: 160 }),
    captions_de: fileField({ label: { de: 'Untertitel, deutsch (WebVTT)', en: 'Captions, German (WebVTT)' }, accept: 'captions' }),
    captions_en: fileField({ label: { de: 'Untertitel, englisch (WebVTT)', en: 'Captions, English (WebVTT)' }, accept: 'captions' }),
    transcript: richTextField({ label: { de: 'Text zum Nachlesen', en: 'Transcript' } }),
  },
});

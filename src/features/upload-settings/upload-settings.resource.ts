import { numberField, wordsField } from '#content/index.ts';
import { fileTypes, maxMegabytes } from '#features/media/contract.ts';
import { defineResource } from '#resources/index.ts';

const known = Object.keys(fileTypes);

const megabytes = (kind: keyof typeof maxMegabytes, de: string, en: string) =>
  numberField({ label: { de: `${de}: höchstens MB`, en: `${en}: at most MB` }, min: 1, max: maxMegabytes[kind], whole: true, required: true });

/** What the media library takes. There is one. */
export const uploadSettings = defineResource({
  name: 'upload_settings',
  path: 'upload-settings',
  label: { one: { de: 'Uploads', en: 'Uploads' }, many: { de: 'Uploads', en: 'Uploads' } },
  description: {
    de: 'Welche Dateien die Mediathek annimmt und wie groß sie sein dürfen. Was schon in ihr ist, bleibt.',
    en: 'Which files the media library takes, and how large they may be. What is in it already stays.',
  },
  icon: 'upload',
  group: 'site',
  access: { read: 'manager', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    types: wordsField({ label: { de: 'Arten von Dateien', en: 'Kinds of files' }, required: true, max: known.length }),
    image_megabytes: megabytes('image', 'Bild', 'Picture'),
    video_megabytes: megabytes('video', 'Film', 'Film'),
    audio_megabytes: megabytes('audio', 'Ton', 'Sound'),
    document_megabytes: megabytes('document', 'Dokument', 'Document'),
    captions_megabytes: megabytes('captions', 'Untertitel', 'Captions'),
  },
  title: 'types',
  list: { columns: [], search: [] },
  form: [
    { title: { de: 'Arten von Dateien', en: 'Kinds of files' }, fields: ['types'] },
    {
      title: { de: 'Größe', en: 'Size' },
      hint: {
        de: 'Je Datei. Bilder verkleinert die Website selbst; die Datei bleibt, wie sie ist.',
        en: 'Of each file. The website makes pictures smaller by itself; the file stays as it is.',
      },
      fields: ['image_megabytes', 'video_megabytes', 'audio_megabytes', 'document_megabytes', 'captions_megabytes'],
    },
  ],
  rules: [
    ({ types }) => {
      const wrong = types.find((type) => !known.includes(type));
      if (wrong === undefined) return null;
      return {
        field: 'types',
        message: {
          de: `„${wrong}“ ist keine Art, die die Mediathek kennt: ${known.join(', ')}.`,
          en: `‘${wrong}’ is no kind that the media library knows: ${known.join(', ')}.`,
        },
      };
    },
  ],
});

import {
  countedField,
  instantField,
  lineField,
  multiLineField,
  pictureField,
  referenceField,
  referencesField,
  rowsField,
  switchField,
} from '#content/index.ts';
import { releaseField } from '#features/releases/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource } from '#resources/index.ts';
import { href } from '#routes.ts';

const tick = (de: string, en: string) => switchField({ label: { de, en } });

const asTexts = { read: 'editor', write: 'editor' } as const;

/** What is performed and has dates (V §3 “Production”). Cast, works, films and partners stand below it and are saved with it (features/productions/back-office). */
export const production = defineResource({
  name: 'production',
  path: 'productions',
  label: { one: { de: 'Produktion', en: 'Production' }, many: { de: 'Produktionen', en: 'Productions' } },
  description: { de: 'Was gespielt wird; die Termine einer Produktion erben, was hier steht.', en: 'What is performed; its dates inherit what stands here.' },
  icon: 'drama',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    title: lineField({ label: { de: 'Titel', en: 'Title' }, required: true, max: 300 }),
    preline: lineField({ label: { de: 'Zeile darüber', en: 'Line above' }, max: 200 }),
    subtitle: lineField({ label: { de: 'Untertitel', en: 'Subtitle' }, max: 300 }),
    description: multiLineField({
      label: { de: 'Beschreibung', en: 'Description' },
      help: { de: 'Eine Leerzeile beginnt einen neuen Absatz.', en: 'An empty line begins a new paragraph.' },
      max: 10_000,
    }),
    image_id: pictureField({
      label: { de: 'Bild', en: 'Picture' },
      help: { de: 'Termine ohne eigenes Bild zeigen dieses.', en: 'Dates without a picture of their own show this one.' },
    }),
    type_id: referenceField({
      label: { de: 'Veranstaltungsart', en: 'Kind of event' },
      help: { de: 'Termine derselben Art wechseln mit.', en: 'Dates of the same kind change with it.' },
      to: 'exhibition_type',
      required: true,
    }),
    season_id: referenceField({ label: { de: 'Spielzeit', en: 'Season' }, to: 'season', create: true }),
    tags: referencesField({ label: { de: 'Schlagwörter', en: 'Tags' }, to: 'tag', create: true }),
    is_online: switchField({
      label: { de: 'Online', en: 'Online' },
      help: {
        de: 'Solange sie offline ist, sind es alle ihre Termine; was davon online war, geht mit ihr wieder online.',
        en: 'As long as it is offline all of its dates are; those that were online go online with it again.',
      },
      initially: true,
    }),
    release_id: releaseField,
    text_done_de: tick('Text fertig, deutsch', 'Text done, German'),
    text_done_en: tick('Text fertig, englisch', 'Text done, English'),
    press_cleared_de: tick('Presse frei, deutsch', 'Cleared for press, German'),
    press_cleared_en: tick('Presse frei, englisch', 'Cleared for press, English'),
    has_press: switchField({
      label: { de: 'Pressebereich', en: 'Press area' },
      help: {
        de: 'Eine Seite mit Text und Bildern zum Herunterladen. Gespeichert, steht unten ihr Link.',
        en: 'A page with text and pictures to download. Once saved, its link stands below.',
      },
    }),
    press_from: instantField({
      label: { de: 'Sperrfrist bis', en: 'Embargo until' },
      help: { de: 'Bis dahin führt nur der Link dorthin. Leer: keine.', en: 'Until then only the link leads there. Empty: none.' },
    }),
    press_text: multiLineField({
      label: { de: 'Pressetext', en: 'Press release' },
      help: { de: 'Eine Leerzeile beginnt einen neuen Absatz.', en: 'An empty line begins a new paragraph.' },
      max: 10_000,
    }),
    press_pictures: rowsField({
      label: { de: 'Pressebilder', en: 'Press pictures' },
      help: {
        de: 'Bildunterschrift und Nachweis stehen in der Mediathek. Was nicht mehr gezeigt werden darf, fehlt von selbst.',
        en: 'Caption and credit are the media library’s. What may not be shown any more is left out by itself.',
      },
      row: { de: 'Bild', en: 'Picture' },
      max: 60,
      fields: { image_id: pictureField({ label: { de: 'Bild', en: 'Picture' }, required: true }) },
    }),
    press_document_id: pictureField({
      label: { de: 'Dokument', en: 'Document' },
      help: { de: 'Die Pressemitteilung als PDF.', en: 'The press release as a PDF.' },
      accept: 'document',
    }),
    dates: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'production_id' }),
    identifier: lineField({
      label: { de: 'Nummer der Planung', en: 'Number in planning' },
      help: { de: 'Daran erkennt ein Import die Produktion wieder.', en: 'By it an import knows the production again.' },
      max: 120,
      shared: true,
    }),
  },
  fieldAccess: {
    title: asTexts,
    preline: asTexts,
    subtitle: asTexts,
    description: asTexts,
    image_id: asTexts,
    text_done_de: asTexts,
    text_done_en: asTexts,
    press_cleared_de: asTexts,
    press_cleared_en: asTexts,
    press_text: asTexts,
    press_pictures: asTexts,
  },
  title: 'title',
  list: {
    columns: [
      'type_id',
      'season_id',
      'dates',
      'is_online',
      'release_id',
      'image_id',
      'tags',
      'subtitle',
      'text_done_de',
      'text_done_en',
      'press_cleared_de',
      'press_cleared_en',
    ],
    shown: ['type_id', 'season_id', 'dates', 'is_online'],
    filters: ['type_id', 'season_id', 'tags', 'is_online', 'release_id', 'text_done_de', 'text_done_en', 'press_cleared_de', 'press_cleared_en'],
    search: ['title', 'subtitle', 'identifier'],
    views: [
      { key: 'without_picture', label: { de: 'Ohne Bild', en: 'Without picture' }, query: { missing: 'image_id' } },
      { key: 'german_only', label: { de: 'Nur deutsch', en: 'German only' }, query: { untranslated: 'true' } },
      { key: 'offline', label: { de: 'Nicht online', en: 'Not online' }, query: { is_online: 'false' } },
      { key: 'changed', label: { de: 'Zuletzt geändert', en: 'Last changed' }, query: { sort: '-changed' } },
    ],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['title', 'preline', 'subtitle', 'description', 'image_id'] },
    { title: { de: 'Einordnung', en: 'Placing' }, fields: ['type_id', 'season_id', 'tags', 'identifier'] },
    {
      title: { de: 'Freigaben', en: 'Approvals' },
      fields: ['text_done_de', 'text_done_en', 'press_cleared_de', 'press_cleared_en'],
    },
    { title: { de: 'Erscheinen', en: 'Publication' }, fields: ['is_online', 'release_id'] },
    { title: { de: 'Presse', en: 'Press' }, fields: ['has_press', 'press_from', 'press_text', 'press_pictures', 'press_document_id'] },
  ],
  noted: {
    details: { de: 'Auf einen Blick, Einführung, Einlass und Vorverkauf', en: 'At a glance, introduction, admission and sale' },
    opening_hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
    promoter: { de: 'Wer veranstaltet, in Worten', en: 'Who puts it on, in words' },
    credits: { de: 'Besetzung', en: 'Cast' },
    works: { de: 'Werke', en: 'Works' },
    media: { de: 'Bilder, Filme und Dokumente', en: 'Pictures, films and documents' },
    partners: { de: 'Partner', en: 'Partners' },
  },
  notCopied: ['release_id', 'text_done_de', 'text_done_en', 'press_cleared_de', 'press_cleared_en', 'has_press', 'press_from', 'identifier'],
  internalFields: [
    'release_id',
    'text_done_de',
    'text_done_en',
    'press_cleared_de',
    'press_cleared_en',
    'has_press',
    'press_from',
    'press_text',
    'press_pictures',
    'press_document_id',
    'identifier',
  ],
  copiedParts: [
    { key: 'details', label: { de: 'Auf einen Blick, Einführung, Einlass, Öffnungszeiten', en: 'At a glance, introduction, admission, opening hours' } },
    { key: 'credits', label: { de: 'Besetzung', en: 'Cast' } },
    { key: 'works', label: { de: 'Werke', en: 'Works' } },
    { key: 'media', label: { de: 'Bilder, Filme und Dokumente', en: 'Pictures, films and documents' } },
    { key: 'partners', label: { de: 'Partner', en: 'Partners' } },
  ],
  importKey: 'identifier',
  listScreens: [{ path: 'press', label: { de: 'Pressematerial', en: 'Press material' } }],
  screens: [
    { path: 'dates', label: { de: 'Termine anlegen', en: 'Add dates' } },
    { path: 'cast', label: { de: 'Besetzung je Termin', en: 'Cast by date' } },
    { path: 'change', label: { de: 'Absagen, verlegen …', en: 'Cancel, move …' } },
  ],
  publicPath: ({ id, title }, language) => href('production', language, { slug: slugOf(title), id }),
});

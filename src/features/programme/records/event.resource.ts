import {
  choiceField,
  countedField,
  instantField,
  lineField,
  linkField,
  moneyField,
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
import { occasionField, planningField } from './event-planning.ts';

const asTexts = { read: 'editor', write: 'editor' } as const;

/** V §3 “Event”; title and texts are its production's unless it says others. Its page's further parts: features/programme/back-office. */
export const event = defineResource({
  name: 'event',
  path: 'events',
  label: { one: { de: 'Veranstaltung', en: 'Event' }, many: { de: 'Veranstaltungen', en: 'Events' } },
  description: { de: 'Jeder Termin des Spielplans, auch was Besucher noch nicht sehen.', en: 'Each date of the programme, also what visitors do not see yet.' },
  icon: 'calendar-days',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    reminders: countedField({
      label: { de: 'Erinnerungen an den Verkauf', en: 'Reminders of the sale' },
      of: 'sale_reminder',
      by: 'event_id',
    }),
    waitlist: countedField({ label: { de: 'Auf der Warteliste', en: 'On the waiting list' }, of: 'waitlist_entry', by: 'event_id' }),
    production_id: referenceField({ label: { de: 'Produktion', en: 'Production' }, to: 'production', create: true, required: true }),
    date_start: instantField({ label: { de: 'Beginn', en: 'Beginning' }, required: true }),
    date_end: instantField({ label: { de: 'Ende', en: 'End' }, help: { de: 'Leer: nach der üblichen Dauer.', en: 'Empty: after the usual duration.' } }),
    time_known: switchField({
      label: { de: 'Uhrzeit steht fest', en: 'Time is settled' },
      help: { de: 'Sonst nennt die Website nur den Tag.', en: 'Otherwise the site names the day alone.' },
      initially: true,
    }),
    room_id: referenceField({ label: { de: 'Raum', en: 'Room' }, to: 'room', required: true }),
    type_id: referenceField({ label: { de: 'Veranstaltungsart', en: 'Kind of event' }, to: 'exhibition_type', required: true }),
    is_online: switchField({
      label: { de: 'Online', en: 'Online' },
      help: {
        de: 'Besucher finden den Termin. Ist seine Produktion offline, wartet er auf sie.',
        en: 'Visitors find the date. Where its production is offline it waits for that.',
      },
    }),
    waits_for_production: switchField({
      label: { de: 'Geht mit der Produktion online', en: 'Goes online with its production' },
      help: { de: 'Sobald die Produktion online ist.', en: 'As soon as the production is online.' },
    }),
    release_id: releaseField,
    planning: planningField,
    occasion: occasionField,
    status: choiceField({
      label: { de: 'Status', en: 'Status' },
      options: [
        { value: 'scheduled', label: { de: 'Findet statt', en: 'Takes place' } },
        { value: 'cancelled', label: { de: 'Abgesagt', en: 'Cancelled' } },
        { value: 'postponed', label: { de: 'Verschoben', en: 'Postponed' } },
      ],
    }),
    status_note: lineField({ label: { de: 'Hinweis zum Status', en: 'Note on the status' }, max: 300 }),
    rescheduled_to: referenceField({ label: { de: 'Nachholtermin', en: 'New date' }, to: 'event' }),
    replaced_by: referenceField({
      label: { de: 'Stattdessen', en: 'Instead' },
      help: { de: 'Was am selben Abend gespielt wird. Nur bei dem, was entfällt.', en: 'What is performed that evening. Only of what is cancelled.' },
      to: 'event',
    }),
    announced_start: instantField({
      label: { de: 'Angekündigter Beginn', en: 'Announced beginning' },
      help: { de: 'Von Verlegtem: Besucher lesen ihn als „bisher“.', en: 'Of what was moved: visitors read it as ‘formerly’.' },
    }),
    announced_room_id: referenceField({ label: { de: 'Angekündigter Raum', en: 'Announced room' }, to: 'room' }),
    id_jet: lineField({
      label: { de: 'Nummer im Ticketsystem', en: 'Number in the ticketing system' },
      help: { de: 'Verbindet den Termin mit der Kasse (id_jet).', en: 'Connects the date with the box office (id_jet).' },
      max: 60,
      shared: true,
    }),
    ticket_url: linkField({ label: { de: 'Adresse für Karten', en: 'Address for tickets' }, shared: true }),
    prices: rowsField({
      label: { de: 'Preise', en: 'Prices' },
      help: {
        de: 'Mit einer Nummer im Ticketsystem gelten dessen Preise, sobald es sie nennt.',
        en: 'With a number in the ticketing system its prices hold as soon as it names them.',
      },
      row: { de: 'Preis', en: 'Price' },
      max: 40,
      fields: {
        name: lineField({ label: { de: 'Platzgruppe', en: 'Seat group' }, required: true, max: 120, shared: true }),
        name_en: lineField({ label: { de: 'Auf Englisch', en: 'In English' }, max: 120, shared: true }),
        price: moneyField({ label: { de: 'Betrag in Euro', en: 'Amount in euros' }, required: true }),
      },
    }),
    series: referencesField({ label: { de: 'Abonnements', en: 'Series' }, to: 'series' }),
    tags: referencesField({ label: { de: 'Schlagwörter', en: 'Tags' }, to: 'tag', create: true }),
    genres: referencesField({ label: { de: 'Genres', en: 'Genres' }, to: 'genre', create: true }),
    title: lineField({
      label: { de: 'Anderer Titel', en: 'Other title' },
      help: { de: 'Leer: der Titel der Produktion.', en: 'Empty: the production’s title.' },
      max: 300,
    }),
    subtitle: lineField({ label: { de: 'Anderer Untertitel', en: 'Other subtitle' }, max: 300 }),
    description: multiLineField({ label: { de: 'Andere Beschreibung', en: 'Other description' }, max: 10_000 }),
    image_id: pictureField({
      label: { de: 'Eigenes Bild', en: 'Picture of its own' },
      help: { de: 'Ohne: das Bild der Produktion.', en: 'Without: the production’s picture.' },
    }),
    image_credit: lineField({
      label: { de: 'Bildnachweis des Termins', en: 'Picture credit of the date' },
      help: { de: 'Leer: was die Mediathek zum Bild sagt.', en: 'Empty: what the media library says of the picture.' },
      max: 200,
      shared: true,
    }),
    identifier: lineField({
      label: { de: 'Nummer der Planung', en: 'Number in planning' },
      help: { de: 'Daran erkennt ein Import den Termin wieder.', en: 'By it an import knows the date again.' },
      max: 120,
      shared: true,
    }),
  },
  fieldAccess: { title: asTexts, subtitle: asTexts, description: asTexts, image_id: asTexts, image_credit: asTexts },
  title: 'production_id', // the list and the pickers say the event's own title where it has one
  list: {
    columns: [
      'date_start',
      'room_id',
      'type_id',
      'status',
      'planning',
      'is_online',
      'waits_for_production',
      'release_id',
      'id_jet',
      'image_id',
      'series',
      'tags',
      'genres',
    ],
    shown: ['date_start', 'room_id', 'status', 'is_online'],
    filters: ['date_start', 'production_id', 'room_id', 'type_id', 'status', 'planning', 'is_online', 'release_id', 'series', 'tags', 'genres'],
    search: ['title', 'id_jet', 'identifier'],
    searched: { de: 'Titel, auch der Produktion, Nummern', en: 'Title, also of the production, numbers' },
    sort: '-date_start',
    view: 'coming',
    hourKnown: { date_start: 'time_known', date_end: 'time_known' },
    views: [
      { key: 'coming', label: { de: 'Kommende', en: 'Coming' }, query: { date_start_from: 'today', sort: 'date_start' } },
      {
        key: 'two_weeks',
        label: { de: 'Nächste 14 Tage', en: 'Next 14 days' },
        query: { date_start_from: 'today', date_start_to: '14d', sort: 'date_start' },
      },
      {
        key: 'without_picture',
        label: { de: 'Ohne Bild', en: 'Without a picture' },
        query: { date_start_from: 'today', missing: 'image_id', sort: 'date_start' },
      },
      {
        key: 'german_only',
        label: { de: 'Nur deutsch', en: 'German only' },
        query: { date_start_from: 'today', untranslated: 'true', sort: 'date_start' },
      },
      { key: 'offline', label: { de: 'Nicht online', en: 'Not online' }, query: { date_start_from: 'today', is_online: 'false', sort: 'date_start' } },
      {
        key: 'options',
        label: { de: 'Optionen', en: 'Options' },
        query: { date_start_from: 'today', planning: 'option', sort: 'date_start' },
      },
      { key: 'changed', label: { de: 'Zuletzt geändert', en: 'Last changed' }, query: { sort: '-changed' } },
      { key: 'cancelled', label: { de: 'Abgesagt', en: 'Cancelled' }, query: { status: 'cancelled' } },
      { key: 'without_box_office', label: { de: 'Ohne Nummer im Ticketsystem', en: 'Without a ticketing number' }, query: { missing: 'id_jet' } },
    ],
  },
  form: [
    {
      title: { de: 'Wann und wo', en: 'When and where' },
      fields: ['production_id', 'date_start', 'date_end', 'time_known', 'room_id', 'type_id', 'planning', 'is_online', 'waits_for_production', 'release_id'],
    },
    { title: { de: 'Karten', en: 'Tickets' }, fields: ['id_jet', 'ticket_url', 'prices', 'reminders', 'waitlist'] },
    { title: { de: 'Änderung', en: 'Change' }, fields: ['status', 'status_note', 'rescheduled_to', 'replaced_by', 'announced_start', 'announced_room_id'] },
    { title: { de: 'Einordnung', en: 'Placing' }, fields: ['series', 'tags', 'genres', 'occasion', 'identifier'] },
    {
      title: { de: 'Abweichend von der Produktion', en: 'Other than the production' },
      fields: ['title', 'subtitle', 'description', 'image_id', 'image_credit'],
    },
  ],
  readiness: {
    within: 'date_start',
    checks: [
      { key: 'picture', lacks: { de: 'Bild', en: 'Picture' } },
      { key: 'alternative', lacks: { de: 'Alternativtext', en: 'Alternative text' } },
      { key: 'english', lacks: { de: 'Englisch', en: 'English' } },
      { key: 'tickets', lacks: { de: 'Preise oder Kartenlink', en: 'Prices or ticket link' } },
      { key: 'time', lacks: { de: 'Uhrzeit', en: 'Time' } },
      { key: 'duration', lacks: { de: 'Dauer', en: 'Duration' } },
      { key: 'cast', lacks: { de: 'Besetzung', en: 'Cast' } },
      { key: 'confirmed', lacks: { de: 'Bestätigung', en: 'Confirmation' } },
      { key: 'text', lacks: { de: '„Text fertig“', en: '‘Text done’' } },
      { key: 'press', lacks: { de: '„Presse frei“', en: '‘Cleared for press’' } },
    ],
  },
  noted: {
    details: { de: 'Auf einen Blick, Einführung, Einlass und Vorverkauf', en: 'At a glance, introduction, admission and sale' },
    important_info: { de: 'Wichtiger Hinweis', en: 'Important information' },
    accessibility_ids: { de: 'Barrierefreiheit', en: 'Accessibility' },
    credits: { de: 'Besetzung', en: 'Cast' },
    works: { de: 'Werke', en: 'Works' },
    media: { de: 'Bilder, Filme und Dokumente', en: 'Pictures, films and documents' },
    partners: { de: 'Partner', en: 'Partners' },
  },
  notCopied: [
    'waits_for_production',
    'release_id',
    'occasion',
    'status',
    'status_note',
    'rescheduled_to',
    'replaced_by',
    'announced_start',
    'announced_room_id',
    'id_jet',
    'ticket_url',
    'identifier',
  ],
  internalFields: ['waits_for_production', 'release_id', 'planning', 'id_jet', 'identifier'],
  rules: [
    ({ date_start, date_end }) =>
      date_start && date_end && Date.parse(date_end) < Date.parse(date_start)
        ? {
            field: 'date_end',
            message: { de: 'Das Ende liegt vor dem Beginn. Bitte wählen Sie ein späteres.', en: 'The end is before the beginning. Please choose a later one.' },
          }
        : null,
    ({ is_online, planning }) =>
      is_online && planning !== undefined && planning !== 'confirmed'
        ? {
            field: 'is_online',
            message: {
              de: 'Eine Idee oder Option ist noch nichts für Besucher. Bitte bestätigen Sie die Planung, oder lassen Sie den Termin offline.',
              en: 'An idea or an option is nothing for visitors yet. Please confirm the planning, or leave the date offline.',
            },
          }
        : null,
    ({ status, replaced_by }) =>
      replaced_by !== null && status !== 'cancelled'
        ? {
            field: 'replaced_by',
            message: {
              de: 'Stattdessen gespielt wird nur bei Abgesagtem. Bitte wählen Sie den Status „Abgesagt“, oder leeren Sie das Feld.',
              en: 'Only what is cancelled is replaced by something. Please choose the status ‘cancelled’, or empty the field.',
            },
          }
        : null,
  ],
  copiedParts: [
    { key: 'details', label: { de: 'Auf einen Blick, Einführung, Einlass, Zugang', en: 'At a glance, introduction, admission, access' } },
    { key: 'credits', label: { de: 'Besetzung', en: 'Cast' } },
    { key: 'works', label: { de: 'Werke', en: 'Works' } },
    { key: 'media', label: { de: 'Bilder, Filme und Dokumente', en: 'Pictures, films and documents' } },
    { key: 'partners', label: { de: 'Partner', en: 'Partners' } },
  ],
  importKey: 'identifier',
  listScreens: [{ path: 'dates', label: { de: 'Mehrere Termine anlegen', en: 'Add several dates' } }],
  bulkScreens: [
    { path: 'change', label: { de: 'Absagen, verlegen …', en: 'Cancel, move …' } },
    { path: 'shift', label: { de: 'Zeitlich verschieben …', en: 'Shift in time …' } },
    { path: 'sale-dates', label: { de: 'Verkaufsbeginn …', en: 'Beginning of the sale …' } },
  ],
  screens: [
    { path: 'change', label: { de: 'Absagen, verlegen …', en: 'Cancel, move …' } },
    { path: 'cast', label: { de: 'Besetzung je Termin', en: 'Cast by date' } },
  ],
  publicPath: ({ id, title }, language) => href('event', language, { slug: slugOf(title), id }),
});

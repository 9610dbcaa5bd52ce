import { countedField, instantField, lineField, linkField, multiLineField, numberField, switchField, wordsField } from '#content/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource } from '#resources/index.ts';
import { href } from '#routes.ts';
import { confirmDays, heldHours, usualRetentionDays } from '../limits.ts';
import { maxRetentionDays } from '../retention/limits.ts';
import { wrongFields } from './check-form.ts';
import { formFieldRows } from './form-field-rows.ts';
import { wrongForm } from './strings.ts';

/** E §3 "Form"; its entries are no part of the record: no history, no bin and no export has them. */
export const form = defineResource({
  name: 'form',
  path: 'forms',
  label: { one: { de: 'Formular', en: 'Form' }, many: { de: 'Formulare', en: 'Forms' } },
  description: {
    de: 'Fragen an Besucher, mit einer eigenen Seite oder als Baustein: Kontakt, Gruppen, Schulklassen, Presse. Was sie absenden, steht unter „Einsendungen“.',
    en: 'Questions to visitors, on a page of their own or as a block: contact, groups, school classes, press. What they send stands under ‘Entries’.',
  },
  icon: 'clipboard-list',
  group: 'house',
  access: { read: 'editor', write: 'editor', remove: 'editor' },
  fields: {
    name: lineField({
      label: { de: 'Name', en: 'Name' },
      help: { de: 'Nur für Sie: Zwei Formulare dürfen gleich überschrieben sein.', en: 'For staff alone: two forms may have the same headline.' },
      required: true,
      max: 120,
      shared: true,
    }),
    title: lineField({ label: { de: 'Überschrift', en: 'Headline' }, required: true, max: 160 }),
    intro: multiLineField({ label: { de: 'Einleitung', en: 'Introduction' }, max: 2_000 }),
    questions: formFieldRows,
    submit_label: lineField({ label: { de: 'Auf dem Knopf', en: 'On the button' }, help: { de: 'Leer: „Absenden“.', en: 'Empty: ‘Send’.' }, max: 60 }),
    privacy: multiLineField({
      label: { de: 'Satz zum Datenschutz', en: 'Sentence on data protection' },
      help: {
        de: 'Steht über dem Knopf; der Link zur Datenschutzerklärung folgt von selbst.',
        en: 'Stands above the button; the link to the privacy policy follows by itself.',
      },
      required: true,
      max: 1_000,
    }),
    is_open: switchField({
      label: { de: 'Eingeschaltet', en: 'Switched on' },
      help: { de: 'Aus: Besucher sehen es nicht.', en: 'Off: visitors do not see it.' },
    }),
    closes_at: instantField({ label: { de: 'Schließt am', en: 'Closes on' }, help: { de: 'Leer: nie.', en: 'Empty: never.' } }),
    max_entries: numberField({
      label: { de: 'Einsendungen höchstens', en: 'Entries at most' },
      help: {
        de: `Leer: beliebig viele. Was auf die Bestätigung seiner Adresse wartet, zählt ${heldHours} Stunden lang mit.`,
        en: `Empty: any number. What waits for the confirmation of its address counts for ${heldHours} hours.`,
      },
      min: 1,
      max: 100_000,
    }),
    closed_text: multiLineField({
      label: { de: 'Text, wenn es geschlossen ist', en: 'Text when it is closed' },
      help: { de: 'Leer: ein allgemeiner Satz.', en: 'Empty: a general sentence.' },
      max: 1_000,
    }),
    thanks: multiLineField({
      label: { de: 'Dank nach dem Absenden', en: 'Thanks after sending' },
      help: { de: 'Leer: ein allgemeiner Satz.', en: 'Empty: a general sentence.' },
      max: 2_000,
    }),
    thanks_link: linkField({ label: { de: 'Oder eine Seite zum Dank', en: 'Or a page to thank' } }),
    recipients: wordsField({
      label: { de: 'Mail an das Haus', en: 'Mail to the house' },
      help: {
        de: 'Adressen, an die jede Einsendung geht. Antworten gehen an den Absender.',
        en: 'Addresses to which each entry goes. Replies go to the sender.',
      },
      max: 10,
    }),
    mail_subject: lineField({
      label: { de: 'Betreff', en: 'Subject' },
      help: { de: 'Leer: der Name des Formulars.', en: 'Empty: the name of the form.' },
      max: 160,
      shared: true,
    }),
    sends_copy: switchField({
      label: { de: 'Mail an den Absender', en: 'Mail to the sender' },
      help: { de: 'An die E-Mail-Adresse, nach der das Formular fragt.', en: 'To the e-mail address for which the form asks.' },
    }),
    copy_text: multiLineField({
      label: { de: 'Text der Mail an den Absender', en: 'Text of the mail to the sender' },
      help: {
        de: '{alles} steht für alle Fragen mit ihren Antworten, {titel} für die Überschrift, {eingang} für Tag und Uhrzeit des Eingangs. Leer: der Dank und alle Antworten.',
        en: '{alles} stands for all questions with their answers, {titel} for the headline, {eingang} for the day and time of receipt. Empty: the thanks and all answers.',
      },
      max: 3_000,
    }),
    confirms_address: switchField({
      label: { de: 'Adresse bestätigen lassen', en: 'Have the address confirmed' },
      help: {
        de: `Für Newsletter: Erst wenn der Absender den Link einer Mail bestätigt, zählt die Einsendung und geht an das Haus. Sonst wird sie nach ${confirmDays} Tagen gelöscht.`,
        en: `For newsletters: only when the sender has confirmed the link of a mail does the entry count and go to the house. Otherwise it is deleted after ${confirmDays} days.`,
      },
    }),
    webhook_url: lineField({
      label: { de: 'Webhook', en: 'Webhook' },
      help: {
        de: 'Adresse mit https://, die jede Einsendung als JSON erhält, mit HMAC unterschrieben.',
        en: 'An address with https:// that receives each entry as JSON, signed by HMAC.',
      },
      max: 500,
      shared: true,
    }),
    keeps_entries: switchField({
      label: { de: 'Einsendungen aufbewahren', en: 'Keep entries' },
      help: {
        de: 'Aus: Sie gehen nur als Mail hinaus und werden mit ihren Dateien gelöscht, sobald sie zugestellt sind.',
        en: 'Off: they only go out as mails, and are deleted with their files as soon as they are delivered.',
      },
      initially: true,
    }),
    retention_days: numberField({
      label: { de: 'Tage bis zum Löschen', en: 'Days until deletion' },
      help: {
        de: `Leer: wie in den Einstellungen, sonst ${usualRetentionDays}. Gilt für Antworten, Dateien und Mails im Postausgang neuer Einsendungen; ob auch für vorhandene, werden Sie beim Speichern gefragt. Sicherungen behalten sie so lange, wie Sie Sicherungen aufheben.`,
        en: `Empty: as in the settings, else ${usualRetentionDays}. Holds for answers, files and mails in the outbox of new entries; whether for those that are there as well you are asked when you save. Backups keep them for as long as you keep backups.`,
      },
      min: 1,
      max: maxRetentionDays,
    }),
    note: multiLineField({ label: { de: 'Notiz', en: 'Note' }, help: { de: 'Nur für Sie.', en: 'For staff alone.' }, max: 600, shared: true }),
    entries: countedField({ label: { de: 'Einsendungen', en: 'Entries' }, of: 'form_entry', by: 'form_id' }),
    kept_days: countedField({ label: { de: 'Bleibt (Tage)', en: 'Kept (days)' } }),
    new_entries: countedField({ label: { de: 'Neu', en: 'New' }, of: 'form_entry', by: 'form_id' }),
  },
  title: 'name',
  rules: [
    ({ questions }) => wrongFields(questions)[0] ?? null,
    ({ recipients }) => (recipients.every((one) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one)) ? null : { field: 'recipients', message: wrongForm.recipient }),
    ({ webhook_url: url }) => (url === '' || isWebhook(url) ? null : { field: 'webhook_url', message: wrongForm.webhook }),
    ({ keeps_entries, recipients, questions }) =>
      keeps_entries || recipients.length > 0 || JSON.stringify(questions).includes('"email":"') ? null : { field: 'recipients', message: wrongForm.nobody },
    ({ keeps_entries, max_entries }) => (keeps_entries || max_entries === null ? null : { field: 'max_entries', message: wrongForm.uncounted }),
  ],
  list: {
    columns: ['title', 'is_open', 'entries', 'new_entries', 'keeps_entries', 'kept_days', 'retention_days', 'closes_at'],
    shown: ['title', 'is_open', 'new_entries', 'entries', 'kept_days'],
    filters: ['is_open', 'keeps_entries'],
    search: ['name', 'title', 'note'],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'title', 'intro'] },
    { title: { de: 'Fragen', en: 'Questions' }, fields: ['questions'] },
    { title: { de: 'Am Ende des Formulars', en: 'At the end of the form' }, fields: ['privacy', 'submit_label', 'thanks', 'thanks_link'] },
    { title: { de: 'Wann es offen ist', en: 'When it is open' }, fields: ['is_open', 'closes_at', 'max_entries', 'closed_text'] },
    {
      title: { de: 'Wohin es geht', en: 'Where it goes' },
      fields: ['recipients', 'mail_subject', 'confirms_address', 'sends_copy', 'copy_text', 'webhook_url'],
    },
    { title: { de: 'Wie lange es bleibt', en: 'How long it stays' }, fields: ['keeps_entries', 'retention_days', 'note'] },
  ],
  notCopied: ['is_open'],
  bulk: ['is_open', 'retention_days', 'closes_at'],
  screens: [{ path: 'entries', label: { de: 'Einsendungen', en: 'Entries' } }],
  publicPath: ({ id, title }, language) => href('form', language, { slug: slugOf(title), id }),
});

/** What a webhook may be: the usual port, and no name and password within the address (`askPublic`). */
function isWebhook(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

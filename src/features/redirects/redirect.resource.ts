import { countedField, lineField, notedField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

/** An old address that leads to a new one. */
export const redirect = defineResource({
  name: 'redirect',
  path: 'redirects',
  label: { one: { de: 'Weiterleitung', en: 'Redirect' }, many: { de: 'Weiterleitungen', en: 'Redirects' } },
  description: { de: 'Wer eine alte Adresse aufruft, kommt zur neuen.', en: 'Whoever asks for an old address is led to the new one.' },
  icon: 'corner-down-right',
  group: 'site',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    old_path: lineField({
      label: { de: 'Alte Adresse', en: 'Old address' },
      help: {
        de: 'Ein Pfad dieser Website, wenn nötig mit Angaben hinter dem Fragezeichen: „/de/alt“, „/index.php?id=42“.',
        en: 'A path of this website, with parameters after the question mark where they matter: ‘/de/old’, ‘/index.php?id=42’.',
      },
      required: true,
      max: 500,
      shared: true,
    }),
    new_path: lineField({
      label: { de: 'Neue Adresse', en: 'New address' },
      help: { de: 'Wohin sie jetzt führt.', en: 'Where it leads now.' },
      required: true,
      max: 500,
      shared: true,
    }),
    hits: countedField({ label: { de: 'Aufrufe', en: 'Hits' } }),
    last_hit: notedField({ label: { de: 'Zuletzt aufgerufen', en: 'Last hit' } }),
  },
  importKey: 'old_path',
  title: 'old_path',
  list: { columns: ['new_path', 'hits', 'last_hit'], search: ['old_path', 'new_path'] },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['old_path', 'new_path'] }],
});

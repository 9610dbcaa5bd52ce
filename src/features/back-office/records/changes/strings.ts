import { defineStrings } from '#i18n/strings.ts';

/** Of what has changed since a moment. */
export const t = defineStrings({
  title: { de: '{name}: was sich geändert hat', en: '{name}: what has changed' },
  description: {
    de: 'Was heute anders dasteht als zu einem früheren Zeitpunkt, je Feld mit dem alten und dem neuen Stand. Was hin und zurück geändert wurde, steht nicht hier.',
    en: 'What stands otherwise today than at an earlier moment, field by field with old and new. What was changed and changed back is not here.',
  },
  back: { de: 'Alle {name}', en: 'All {name}' },
  since: { de: 'Seit', en: 'Since' },
  berlin: { de: 'nach der Uhr in Berlin', en: 'by the clock in Berlin' },
  coming: { de: 'Nur Kommendes', en: 'Only what is coming' },
  drafts: { de: 'Auch, was Besucher nicht sehen', en: 'Also what visitors do not see' },
  marks: { de: 'Gemerkte Stände', en: 'Marked moments' },
  mark_name: { de: 'Name des Standes, etwa „Druckschluss Januar“', en: 'Name of the moment, such as ‘Print deadline, January’' },
  mark: { de: 'Stand von jetzt merken', en: 'Mark this moment' },
  marked: { de: 'Der Stand „{name}“ ist gemerkt.', en: 'The moment ‘{name}’ is marked.' },
  unmark: { de: '„{name}“ vergessen', en: 'Forget ‘{name}’' },
  unmarked: { de: 'Der Stand „{name}“ ist vergessen.', en: 'The moment ‘{name}’ is forgotten.' },
  last_export: { de: 'Letzte Ausgabe', en: 'Last export' },
  export: { de: 'Als Tabelle (CSV)', en: 'As a table (CSV)' },
  exported: { de: '{name} ist geladen, der Stand ist gemerkt.', en: '{name} has been downloaded, the moment is marked.' },
  print: { de: 'Drucken', en: 'Print' },
  count: { de: '{n} Eintrag mit Änderungen|{n} Einträge mit Änderungen', en: '{n} entry with changes|{n} entries with changes' },
  nothing: { de: 'Seit diesem Zeitpunkt steht alles noch so da.', en: 'Since that moment everything stands as it did.' },
  created: { de: 'Neu', en: 'New' },
  changed: { de: 'Geändert', en: 'Changed' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  changed_by: { de: 'zuletzt {time}, {names}', en: 'last {time}, {names}' },
  changed_at: { de: 'zuletzt {time}', en: 'last {time}' },
  failed: { de: 'Das kann gerade nicht gezeigt werden. {reason}', en: 'This cannot be shown at the moment. {reason}' },
});

import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  selected: { de: '{n} ausgewählt|{n} ausgewählt', en: '{n} selected|{n} selected' },
  selected_all: { de: 'Alle {n} der Liste ausgewählt', en: 'All {n} of the list selected' },
  select_all: { de: 'Alle {n} der Liste auswählen', en: 'Select all {n} of the list' },
  too_many: {
    de: 'Gemeinsam geändert werden höchstens {n}. Bitte schränken Sie die Liste ein.',
    en: 'At most {n} are changed together. Please narrow the list down.',
  },
  clear: { de: 'Auswahl aufheben', en: 'Clear selection' },
  edit: { de: 'Gemeinsam bearbeiten', en: 'Edit together' },
  title: { de: '{n} Eintrag ändern|{n} Einträge ändern', en: 'Change {n} entry|Change {n} entries' },
  hint: {
    de: 'Jedes Feld bleibt, wie es ist, bis Sie es setzen.',
    en: 'Every field stays as it is until you set it.',
  },
  keep: { de: 'Behalten', en: 'Keep' },
  set: { de: 'Setzen', en: 'Set' },
  mixed: { de: 'verschiedene Werte', en: 'various values' },
  now: { de: 'jetzt: {text}', en: 'now: {text}' },
  now_empty: { de: 'jetzt: leer', en: 'now: empty' },
  choice: { de: '{name}: behalten oder setzen', en: '{name}: keep or set' },
  nothing_set: { de: 'Setzen Sie mindestens ein Feld.', en: 'Set at least one field.' },
  check: { de: 'Prüfen', en: 'Check' },
  apply: { de: '{n} Eintrag ändern|{n} Einträge ändern', en: 'Change {n} entry|Change {n} entries' },
  would_change: { de: '{n} Eintrag wird geändert|{n} Einträge werden geändert', en: '{n} entry will be changed|{n} entries will be changed' },
  stays_same: { de: '{n} ist schon so|{n} sind schon so', en: '{n} is like that already|{n} are like that already' },
  refused: {
    de: '{n} Eintrag lässt es nicht zu, deshalb wird nichts geändert:|{n} Einträge lassen es nicht zu, deshalb wird nichts geändert:',
    en: '{n} entry does not allow it, so nothing is changed:|{n} entries do not allow it, so nothing is changed:',
  },
  leave_out: { de: 'Diese auslassen und prüfen', en: 'Leave these out and check' },
  changed: { de: '{n} Eintrag ist geändert.|{n} Einträge sind geändert.', en: '{n} entry has been changed.|{n} entries have been changed.' },
  nothing_changed: { de: 'Alle waren schon so: Nichts ist geändert.', en: 'All were like that already: nothing has been changed.' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
  undone: { de: '{n} Eintrag ist wieder wie vorher.|{n} Einträge sind wieder wie vorher.', en: '{n} entry is as before.|{n} entries are as before.' },
  not_undone: {
    de: '{n} Eintrag wurde seither geändert und bleibt: {names}|{n} Einträge wurden seither geändert und bleiben: {names}',
    en: '{n} entry was changed since and stays: {names}|{n} entries were changed since and stay: {names}',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  bar: { de: 'Auswahl', en: 'Selection' },
});

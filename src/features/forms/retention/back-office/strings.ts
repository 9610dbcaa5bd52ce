import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Auch für vorhandene Einsendungen?', en: 'For entries that are there as well?' },
  new_ones: {
    de: 'Was neu eingeht, wird {days} Tag nach seinem Eingang gelöscht.|Was neu eingeht, wird {days} Tage nach seinem Eingang gelöscht.',
    en: 'What comes in from now on is deleted {days} day after its receipt.|What comes in from now on is deleted {days} days after its receipt.',
  },
  of_forms: {
    de: 'Was durch {n} Formular neu eingeht, wird nach den neuen Tagen gelöscht.|Was durch {n} Formulare neu eingeht, wird nach den neuen Tagen gelöscht.',
    en: 'What comes in by {n} form from now on is deleted after the new days.|What comes in by {n} forms from now on is deleted after the new days.',
  },
  privacy_says: {
    de: 'Der Satz zum Datenschutz nennt Besuchern {days} Tage; bitte ändern Sie ihn mit.',
    en: 'The sentence on data protection tells visitors {days} days; please change it as well.',
  },
  by_entries: {
    de: 'Ob es auch für vorhandene Einsendungen gilt, entscheiden Sie bei jedem Formular unter „Einsendungen“.',
    en: 'Whether it holds for entries that are there as well you decide at each form, under ‘Entries’.',
  },
  keep_text: { de: 'Vorhandene behalten den Tag, der bei ihnen steht.', en: 'Those that are there keep the day that is written on them.' },
  keep: { de: 'Nur für neue', en: 'For new ones alone' },
  differing: {
    de: '{n} vorhandene Einsendung würde an einem anderen Tag gelöscht.|{n} vorhandene Einsendungen würden an anderen Tagen gelöscht.',
    en: '{n} entry that is there would be deleted on another day.|{n} entries that are there would be deleted on another day.',
  },
  over: {
    de: '{n} davon ist älter: Sie wird sofort und endgültig gelöscht, mit Dateien und Mails im Postausgang.|{n} davon sind älter: Sie werden sofort und endgültig gelöscht, mit Dateien und Mails im Postausgang.',
    en: '{n} of them is older: it is deleted at once and for good, with files and mails in the outbox.|{n} of them are older: they are deleted at once and for good, with files and mails in the outbox.',
  },
  rest_on: { de: '{n} wird am {first} gelöscht.|{n} werden am {first} gelöscht.', en: '{n} is deleted on {first}.|{n} are deleted on {first}.' },
  rest_between: {
    de: '{n} wird zwischen dem {first} und dem {last} gelöscht.|{n} werden zwischen dem {first} und dem {last} gelöscht.',
    en: '{n} is deleted between {first} and {last}.|{n} are deleted between {first} and {last}.',
  },
  longer: {
    de: '{n} bliebe länger als bisher. Haben Sie dem Absender einen Tag zugesagt, gilt er weiter.|{n} blieben länger als bisher. Haben Sie den Absendern einen Tag zugesagt, gilt er weiter.',
    en: '{n} would stay longer than now. If you have promised its sender a day, that still holds.|{n} would stay longer than now. If you have promised their senders a day, that still holds.',
  },
  mails: {
    de: '{n} Mail im Postausgang, deren Einsendung nicht aufbewahrt wurde, folgt demselben Tag.|{n} Mails im Postausgang, deren Einsendungen nicht aufbewahrt wurden, folgen denselben Tagen.',
    en: '{n} mail in the outbox whose entry was not kept follows the same day.|{n} mails in the outbox whose entries were not kept follow the same days.',
  },
  apply: { de: 'Auch für vorhandene', en: 'For those that are there as well' },
  apply_deleting: {
    de: 'Auch für vorhandene, {n} jetzt löschen',
    en: 'For those that are there as well, delete {n} now',
  },
  stay: { de: 'Weiter bearbeiten', en: 'Go on editing' },
  leave: { de: 'Es dabei lassen', en: 'Leave it as it is' },
  applied: { de: 'Gelöscht: {deleted}. Mit neuem Tag: {changed}.', en: 'Deleted: {deleted}. With a new day: {changed}.' },
  saved_not_applied: {
    de: 'Gespeichert. Für vorhandene Einsendungen gilt es noch nicht: {reason}',
    en: 'Saved. It does not hold for entries that are there yet: {reason}',
  },
  not_applied: { de: 'Die Tage ließen sich nicht anwenden: {reason}', en: 'The days could not be applied: {reason}' },
  not_counted: {
    de: 'Wie viele vorhandene Einsendungen es beträfe, lässt sich gerade nicht sagen: {reason} Sie können es später unter „Einsendungen“ anwenden.',
    en: 'How many entries that are there it would concern cannot be said now: {reason} You can apply it later, under ‘Entries’.',
  },
  part: { de: 'Wie lange Einsendungen bleiben', en: 'How long entries stay' },
  differing_now: {
    de: '{n} vorhandene Einsendung hat noch einen anderen Tag.|{n} vorhandene Einsendungen haben noch einen anderen Tag.',
    en: '{n} entry that is there still has another day.|{n} entries that are there still have another day.',
  },
  part_same: { de: 'Vorhandene ebenso.', en: 'Those that are there likewise.' },
  change: { de: 'Tage ändern', en: 'Change the days' },
  part_apply: { de: 'Auf vorhandene anwenden …', en: 'Apply to those that are there …' },
});

import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Papierkorb: {name}', en: 'Bin: {name}' },
  description: {
    de: 'Was in den letzten 30 Tagen gelöscht wurde. Danach ist es fort.',
    en: 'What was deleted within the last 30 days. After that it is gone.',
  },
  back: { de: 'Alle {name}', en: 'All {name}' },
  empty: { de: 'Der Papierkorb ist leer.', en: 'The bin is empty.' },
  failed: { de: 'Der Papierkorb kann gerade nicht gezeigt werden. {reason}', en: 'The bin cannot be shown at the moment. {reason}' },
  name: { de: 'Name', en: 'Name' },
  when: { de: 'Gelöscht', en: 'Deleted' },
  by: { de: 'Von', en: 'By' },
  what: { de: 'Was zu tun ist', en: 'What to do' },
  recover: { de: 'Zurückholen', en: 'Bring back' },
  recover_named: { de: '„{name}“ zurückholen', en: 'Bring back ‘{name}’' },
  recovered: { de: '„{name}“ ist wieder da.', en: '‘{name}’ is back.' },
  open: { de: 'Öffnen', en: 'Open' },
});

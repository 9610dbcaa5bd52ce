import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  kind: { de: 'Was entsteht', en: 'What is made' },
  kind_page: { de: 'Eine Seite', en: 'A page' },
  kind_link: { de: 'Ein Menüeintrag, der anderswohin führt', en: 'A menu entry that leads elsewhere' },
  target_de: { de: 'Wohin der Eintrag führt, deutsch', en: 'Where the entry leads, German' },
  target_en: { de: 'Wohin der Eintrag führt, englisch', en: 'Where the entry leads, English' },
  target_hint: {
    de: 'Eine Seite dieser Website, auch mit gewählten Filtern („/de/programm?type=9“), oder eine andere Website.',
    en: 'A page of this website, with chosen filters as well (“/de/programm?type=9”), or another website.',
  },
  target_needed: { de: 'Bitte geben Sie an, wohin der Eintrag auf Deutsch führt.', en: 'Please say where the entry leads in German.' },
  create: { de: 'Menüeintrag anlegen', en: 'Create menu entry' },
  visible: { de: 'Wo er zu sehen ist', en: 'Where it can be seen' },
  to_target: { de: 'Ziel ansehen', en: 'View the target' },
  is_online: { de: 'Online: der Eintrag ist zu sehen', en: 'Online: the entry can be seen' },
});

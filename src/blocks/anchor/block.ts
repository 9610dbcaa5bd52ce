import { anchorField, choiceField, defineBlock, lineField, linkField, switchField } from '#content/index.ts';

const nowhere = {
  code: 'leads_nowhere',
  message: { de: 'Bitte geben Sie eine Sprungmarke oder eine Adresse an.', en: 'Please give an anchor or an address.' },
};
const level = (value: 1 | 2 | 3) => ({ value, label: { de: `Ebene ${value}`, en: `Level ${value}` } });

/** One entry of an anchor list (E §3 "Anchor"): to a place on this page, to another page, or to a place there. */
export const anchor = defineBlock({
  type: 'anchor',
  label: { de: 'Eintrag', en: 'Entry' },
  description: { de: 'Ein Sprung auf dieser Seite oder ein Weg woandershin.', en: 'A jump on this page, or a way elsewhere.' },
  icon: 'anchor',
  category: 'layout',
  childOnly: true,
  rendering: 'static',
  fields: {
    link_text: lineField({ label: { de: 'Was auf dem Link steht', en: 'Words of the link' }, required: true, max: 80 }),
    anchor: anchorField({
      of: 'place',
      label: { de: 'Wohin auf der Seite', en: 'Where on the page' },
      help: { de: 'Die Sprungmarke eines Bausteins: anfahrt', en: 'The anchor of a block: directions' },
      group: 'content',
    }),
    link_url: linkField({
      label: { de: 'Andere Seite', en: 'Another page' },
      help: { de: 'Leer: diese Seite.', en: 'Empty: this page.' },
    }),
    link_open_in_new_window: switchField({ label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' }, group: 'settings' }),
    level: choiceField({ label: { de: 'Ebene', en: 'Level' }, group: 'looks', options: [level(1), level(2), level(3)] }),
    extra_class: choiceField({
      label: { de: 'Aussehen', en: 'Look' },
      group: 'looks',
      options: [
        { value: 'plain', label: { de: 'Wörter', en: 'words' } },
        { value: 'button', label: { de: 'Knopf', en: 'button' } },
      ],
    }),
  },
  rules: [({ anchor, link_url }) => (anchor || Object.values(link_url).some(Boolean) ? null : { field: 'anchor', problem: nowhere })],
});

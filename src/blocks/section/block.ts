import { choiceField, defineBlock, imageField, layouts } from '#content/index.ts';

/** A band across the page on a ground of its own, with blocks in columns (E §3 "Section"). */
export const section = defineBlock({
  type: 'section',
  label: { de: 'Abschnitt', en: 'Section' },
  description: { de: 'Ein Band über die Seite, mit eigenem Grund und Spalten.', en: 'A band across the page, with a ground of its own and columns.' },
  icon: 'columns-2',
  category: 'layout',
  rendering: 'static',
  fields: {
    extra_class: choiceField({
      label: { de: 'Grund', en: 'Ground' },
      group: 'looks',
      options: [
        { value: 'plain', label: { de: 'wie die Seite', en: 'as the page' } },
        { value: 'quiet', label: { de: 'grau', en: 'grey' } },
        { value: 'dark', label: { de: 'dunkel', en: 'dark' } },
        { value: 'signal', label: { de: 'Signalfarbe', en: 'signal colour' } },
      ],
    }),
    image: imageField({ label: { de: 'Bild am oberen Rand', en: 'Picture at the upper edge' } }),
  },
  columns: { layouts },
});

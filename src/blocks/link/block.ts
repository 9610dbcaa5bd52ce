import { anchorField, choiceField, defineBlock, lineField, linkField, switchField } from '#content/index.ts';

/** A link that stands by itself (E §3 "Link"). */
export const link = defineBlock({
  type: 'link',
  label: { de: 'Link', en: 'Link' },
  description: { de: 'Ein Weg weiter, als Knopf oder als Zeile mit Pfeil.', en: 'A way on, as a button or as a line with an arrow.' },
  icon: 'link',
  category: 'text',
  rendering: 'static',
  fields: {
    link_text: lineField({ label: { de: 'Was auf dem Link steht', en: 'Words of the link' }, required: true, max: 80 }),
    link: linkField({ label: { de: 'Wohin er führt', en: 'Where it leads' }, required: true }),
    extra_class: choiceField({
      label: { de: 'Aussehen', en: 'Look' },
      group: 'looks',
      options: [
        { value: 'arrow', label: { de: 'Zeile mit Pfeil', en: 'Line with an arrow' } },
        { value: 'button', label: { de: 'Knopf', en: 'Button' } },
        { value: 'button-outlined', label: { de: 'Knopf mit Rand', en: 'Outlined button' } },
      ],
    }),
    alignment: choiceField({
      label: { de: 'Ausrichtung', en: 'Alignment' },
      group: 'looks',
      options: [
        { value: 'left', label: { de: 'links', en: 'left' } },
        { value: 'center', label: { de: 'in der Mitte', en: 'centre' } },
        { value: 'right', label: { de: 'rechts', en: 'right' } },
      ],
    }),
    sticky: switchField({ label: { de: 'Auch in der Leiste am Rand zeigen', en: 'Also show in the bar at the edge' }, group: 'settings' }),
    anchor: anchorField(),
  },
});

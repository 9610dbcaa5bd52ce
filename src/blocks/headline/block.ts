import { anchorField, choiceField, defineBlock, lineField } from '#content/index.ts';

const level = (value: 2 | 3 | 4 | 5 | 6) => ({ value, label: { de: `Ebene ${value}`, en: `Level ${value}` } });

/** A heading with what stands above and below it (E §3 "Headline"). */
export const headline = defineBlock({
  type: 'headline',
  label: { de: 'Überschrift', en: 'Headline' },
  description: {
    de: 'Gliedert die Seite; mit Zeilen darüber und darunter, wenn es sie braucht.',
    en: 'Structures the page; with lines above and below where needed.',
  },
  icon: 'heading',
  category: 'text',
  rendering: 'static',
  fields: {
    preline: lineField({ label: { de: 'Dachzeile', en: 'Preline' } }),
    content: lineField({ label: { de: 'Überschrift', en: 'Headline' }, required: true, max: 200 }),
    subline: lineField({ label: { de: 'Unterzeile', en: 'Subline' } }),
    headline_level: choiceField({
      label: { de: 'Ebene', en: 'Level' },
      help: { de: 'Die Seite selbst hat Ebene 1. Bitte keine überspringen.', en: 'The page itself has level 1. Please skip none.' },
      options: [level(2), level(3), level(4), level(5), level(6)],
    }),
    anchor: anchorField(),
  },
});

import { childrenField, choiceField, defineBlock } from '#content/index.ts';

/** Logos of partners and friends, all as large as each other to the eye (E §3 "LogoList"). */
export const logoList = defineBlock({
  type: 'logolist',
  label: { de: 'Logos', en: 'Logos' },
  description: { de: 'Die Zeichen von Partnern, fürs Auge gleich groß.', en: 'The marks of partners, to the eye of one size.' },
  icon: 'badge-check',
  category: 'picture',
  rendering: 'static',
  fields: {
    extra_class: choiceField({
      label: { de: 'Aussehen', en: 'Look' },
      group: 'looks',
      options: [
        { value: 'colour', label: { de: 'farbig', en: 'in colour' } },
        { value: 'grey', label: { de: 'grau, farbig beim Zeigen', en: 'grey, in colour when pointed at' } },
      ],
    }),
  },
  children: childrenField({ label: { de: 'Logos', en: 'Logos' }, allowed: ['logoitem'], min: 1 }),
});

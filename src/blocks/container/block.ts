import { choiceField, defineBlock, layouts, lineField } from '#content/index.ts';

const wrongSlug = {
  code: 'wrong_slug',
  message: {
    de: 'Bitte nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche, so wie der Abschnitt heißt.',
    en: 'Please use small letters, digits and hyphens, as the section is called.',
  },
};

/** Another section of the site, shown in this place (E §3, the older "Container"). Edited where it belongs, it changes everywhere. */
export const container = defineBlock({
  type: 'container',
  label: { de: 'Abschnitt von anderswo', en: 'Section from elsewhere' },
  description: { de: 'Zeigt hier einen Abschnitt, den mehrere Seiten teilen.', en: 'Shows a section here that several pages share.' },
  icon: 'copy',
  category: 'further',
  rendering: 'static',
  fields: {
    slug: lineField({
      label: { de: 'Abschnitt', en: 'Section' },
      help: { de: 'Er steht auf mehreren Seiten und wird an einer Stelle geändert.', en: 'It stands on several pages and is changed in one place.' },
      shared: true,
      max: 100,
      of: 'section',
    }),
    layout: choiceField({
      label: { de: 'Spalten', en: 'Columns' },
      group: 'looks',
      options: [{ value: 'own', label: { de: 'wie der Abschnitt selbst', en: 'as the section itself' } }, ...layouts.map(preset)],
    }),
  },
  rules: [({ slug }) => (!slug || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? null : { field: 'slug', problem: wrongSlug })],
});

function preset(value: (typeof layouts)[number]) {
  const widths = value.split('-').join(' : ');
  return { value, label: { de: widths, en: widths } };
}

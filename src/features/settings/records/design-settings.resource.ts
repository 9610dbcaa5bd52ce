import { choiceField, colourField, linkField, pictureField, switchField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { accentProblems, type Mode } from '../design/contrast.ts';
import { contrastSentence } from '../design/contrast-sentence.ts';

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** What of an accent cannot be read, at the field of its mode; while one of the two is no colour yet, nothing is said. */
const readable =
  (mode: Mode) =>
  ({ accent_light: light, accent_dark: dark }: { readonly accent_light: string; readonly accent_dark: string }) => {
    const accent = { light, dark };
    const problem = isColour(light) && isColour(dark) && accentProblems(accent).find((one) => one.mode === mode);
    if (!problem) return null;
    return {
      field: `accent_${mode}` as const,
      message: { de: contrastSentence(accent, problem, 'de'), en: contrastSentence(accent, problem, 'en') },
    };
  };

/** What the venue sets for its looks (V §3, “Design settings”). There is one. */
export const designSettings = defineResource({
  name: 'design_settings',
  path: 'design',
  label: { one: { de: 'Gestaltung', en: 'Design' }, many: { de: 'Gestaltung', en: 'Design' } },
  description: {
    de: 'Farbe, Logo, Menü und Veranstaltungsseiten. Änderungen sind sofort auf allen Seiten zu sehen.',
    en: 'Colour, logo, menu and pages of events. Changes are seen on all pages at once.',
  },
  icon: 'palette',
  group: 'site',
  access: { read: 'manager', write: 'manager', remove: 'admin' },
  single: true,
  fields: {
    accent_light: colourField({
      label: { de: 'Akzentfarbe, helle Ansicht', en: 'Accent colour, light theme' },
      help: { de: 'Für Kaufen und Hervorgehobenes. Auf Weiß muss sie zu lesen sein.', en: 'For buying and what stands out. It has to be readable on white.' },
      required: true,
    }),
    accent_dark: colourField({
      label: { de: 'Akzentfarbe, dunkle Ansicht', en: 'Accent colour, dark theme' },
      help: { de: 'Meist heller als die andere: Sie muss auf Schwarz zu lesen sein.', en: 'Mostly lighter than the other: it has to be readable on black.' },
      required: true,
    }),
    logo: pictureField({
      label: { de: 'Logo', en: 'Logo' },
      help: { de: 'Steht statt des Namens im Kopf der Seiten. Leer: der Name.', en: 'Stands in the header instead of the name. Empty: the name.' },
    }),
    menu_side: choiceField({
      label: { de: 'Das Menü kommt von', en: 'The menu comes from the' },
      options: [
        { value: 'left', label: { de: 'links', en: 'left' } },
        { value: 'right', label: { de: 'rechts', en: 'right' } },
      ],
    }),
    menu_desktop: switchField({
      label: { de: 'Menü im Kopf breiter Fenster', en: 'Menu in the header of wide windows' },
      help: { de: 'Aus: Es klappt bei jeder Breite aus.', en: 'Off: it unfolds at every width.' },
      initially: true,
    }),
    basket_link: linkField({
      label: { de: 'Warenkorb führt zu', en: 'Cart leads to' },
      help: { de: 'Leer: Im Kopf steht kein Warenkorb.', en: 'Empty: there is no cart in the header.' },
      shared: true,
    }),
    webshop_link: linkField({
      label: { de: 'Webshop führt zu', en: 'Webshop leads to' },
      help: { de: 'Im Fuß, und im Kopf, wo Platz ist. Leer: nirgends.', en: 'In the footer, and in the header where there is room. Empty: nowhere.' },
      shared: true,
    }),
    favorites_link: linkField({
      label: { de: 'Merkliste führt zu', en: 'Favourites lead to' },
      help: { de: 'Leer: zur englischen Startseite.', en: 'Empty: to the English home page.' },
      shared: true,
    }),
    event_style1: switchField({
      label: { de: 'Teile und Bilder vor dem Programm', en: 'Parts and pictures before the programme' },
      help: { de: 'Auf der Seite einer Veranstaltung.', en: 'On the page of an event.' },
    }),
    event_style2: switchField({
      label: { de: 'Listen ohne Bilder', en: 'Lists without pictures' },
      help: { de: 'Listen von Veranstaltungen stehen in Schrift allein.', en: 'Lists of events are set in type alone.' },
    }),
    event_style3: switchField({
      label: { de: 'Bild über die ganze Breite', en: 'Picture across the whole width' },
      help: { de: 'Auf der Seite einer Veranstaltung, unter ihrem Titel.', en: 'On the page of an event, below its title.' },
    }),
  },
  title: 'accent_light',
  list: { columns: [], search: [] },
  form: [
    { title: { de: 'Farbe und Logo', en: 'Colour and logo' }, fields: ['accent_light', 'accent_dark', 'logo'] },
    { title: { de: 'Menü und Kopf', en: 'Menu and header' }, fields: ['menu_side', 'menu_desktop', 'basket_link', 'webshop_link', 'favorites_link'] },
    { title: { de: 'Veranstaltungen', en: 'Events' }, fields: ['event_style1', 'event_style2', 'event_style3'] },
  ],
  rules: [readable('light'), readable('dark'), isLink('basket_link'), isLink('webshop_link'), isLink('favorites_link')],
});

function isLink<const Name extends 'basket_link' | 'webshop_link' | 'favorites_link'>(field: Name) {
  return (values: { readonly [Key in Name]: string }) =>
    /^(|(\/(?![/\\])|https?:\/\/)[^\s]*)$/.test(values[field])
      ? null
      : { field, message: { de: 'Die Adresse beginnt mit „/“ oder mit „https://“.', en: 'The address begins with ‘/’ or with ‘https://’.' } };
}

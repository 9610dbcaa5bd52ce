import { imageField, lineField, linkField, multiLineField } from '#content/index.ts';

/** What a teaser says and where it leads (E §3 "FullTeaser", "TeaserItem"); `maxText` in characters (E §5). */
export const teaserFields = ({ maxText }: { maxText?: number } = {}) => ({
  image: imageField({ label: { de: 'Bild', en: 'Image' } }),
  preline: lineField({ label: { de: 'Dachzeile', en: 'Preline' }, max: 120 }),
  headline: lineField({ label: { de: 'Überschrift', en: 'Headline' }, max: 200 }),
  subline: lineField({ label: { de: 'Unterzeile', en: 'Subline' } }),
  text: multiLineField({ label: { de: 'Text', en: 'Text' }, ...(maxText && { max: maxText }) }),
  link_text: lineField({
    label: { de: 'Was auf dem Link steht', en: 'Words of the link' },
    help: { de: 'Ohne sie ist die Überschrift der Link.', en: 'Without them the headline is the link.' },
    max: 80,
  }),
  link: linkField({ label: { de: 'Wohin er führt', en: 'Where it leads' } }),
});

type Texts = { readonly [language: string]: string };

/** A link of a teaser has a name: its own words, or the headline. */
export const namedLink = ({ link, link_text, headline }: { link: Texts; link_text: Texts; headline: Texts }) => {
  const has = (texts: Texts) => Object.values(texts).some(Boolean);
  return has(link) && !has(link_text) && !has(headline) ? { field: 'link_text', problem: namelessLink } : null;
};

const namelessLink = {
  code: 'nameless_link',
  message: {
    de: 'Der Link hat keinen Namen: Bitte geben Sie eine Überschrift oder die Wörter des Links an.',
    en: 'The link has no name: please give a headline or the words of the link.',
  },
};

import { translationStatus } from '#content/index.ts';
import { languages } from '#i18n/language.ts';
import { type Check, words } from './check.ts';

/** Texts that another language of the site has and this one has not: readers get them in the other one. */
export const missingTranslation: Check = {
  code: 'missing_translation',
  stops: false,
  find: ({ document, registry, language }) =>
    languages
      .filter((other) => other !== language)
      .flatMap((source) => translationStatus(document, registry, { source, target: language }).missing)
      .map(({ blockId, field, text }) => ({
        blockId,
        field,
        place: null,
        message: words(`missing_${language}`, { text: text.length > 80 ? `${text.slice(0, 80)} …` : text }),
      })),
};

import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

/** Links of one language that lead to the page of the other, where there is one of their own. */
export const linkLanguage: Check = {
  code: 'link_language',
  stops: false,
  find: (context) => {
    const { language } = context;
    const other = language === 'de' ? '/en' : '/de';
    return [...knownBlocks(context)].flatMap((known) =>
      fieldsIn(known, language).flatMap(({ name: field, field: { referencesOf, normalise, perLanguage, form }, raw }) => {
        const links = perLanguage && raw !== undefined ? (referencesOf(normalise(raw)).links ?? []) : [];
        return links.flatMap((link) => {
          const own = link === other || link.startsWith(`${other}/`) ? context.addressIn(link, language) : undefined;
          return own && !own.startsWith(`${other}/`)
            ? [{ blockId: known.block.id, field, place: form.label, message: words(`leads_to_other_${language}`, { own }) }]
            : [];
        });
      }),
    );
  },
};

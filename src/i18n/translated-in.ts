/** For the `lang` attribute: German where the English text is missing (decisions.md), else nothing. */
export const translatedIn =
  ({ untranslated }: { untranslated?: string[] | undefined }) =>
  (field: string): 'de' | undefined =>
    untranslated?.includes(field) ? 'de' : undefined;

/** A text in both languages. */
export type Words = { readonly de: string; readonly en: string };
export type Language = keyof Words;

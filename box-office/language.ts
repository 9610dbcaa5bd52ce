export type Bilingual = { readonly de: string; readonly en: string };
export type Language = keyof Bilingual;

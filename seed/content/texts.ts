export type Both = { readonly de: string; readonly en: string };

/** A text whose English is missing on purpose, so that the fallback of decisions.md can be seen. */
export type MaybeGermanOnly = { readonly de: string; readonly en?: string };

export const both = (de: string, en: string): Both => ({ de, en });
export const germanOnly = (de: string): MaybeGermanOnly => ({ de });

/** Paragraphs; stored as one text with empty lines between them. */
export type Paragraphs = { readonly de: readonly string[]; readonly en?: readonly string[] };

export const joined = ({ de, en }: Paragraphs): MaybeGermanOnly => (en ? both(de.join('\n\n'), en.join('\n\n')) : germanOnly(de.join('\n\n')));

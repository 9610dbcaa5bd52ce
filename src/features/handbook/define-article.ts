import type { Language } from '#i18n/language.ts';

type Both = Readonly<Record<Language, string>>;

/** What a chapter shows: a screen as the demo has it, with the control that it is about framed. */
export type Picture = {
  /** Below `/cms-hub`, or an address of the website by language. */
  path: string | Readonly<Record<Language, string>>;
  /** Name of the control that is framed, as a screen reader says it. */
  marks?: Both;
  alt: Both;
};

/** A chapter of the handbook. Words of the screen stand in „…“ and ‘…’; a test finds each of them in the product. */
export type Article = {
  id: string;
  title: Both;
  lead: Both;
  screen: string;
  steps: readonly Both[];
  note: Both;
  picture: Picture;
};

export const defineArticle = (article: Article): Article => article;

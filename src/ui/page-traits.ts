import { useMatches } from 'react-router';
import type { Language } from '#i18n/language.ts';

/** Plain data: the browser gets them with the page. */
export type PageTraits = {
  /** Made for one visitor: kept by nobody, in no sitemap, and its forms work without script. */
  personal?: true;
  /** Its form may be long, and without script it comes with files. */
  takesFiles?: true;
  /** Theirs is made for them, also on a move within the site. */
  moreForStaff?: true;
  /** The parameters of the query that make another page of it, in their order; with any other it is the same page. */
  query?: readonly string[];
  /** Whatever its query, its head is the same but for the title: a search would be counted twice if its head were asked with the words. */
  hasOneHead?: true;
  /** Shown while the site is switched off: who is to switch it on again has to get in. */
  alwaysOpen?: true;
  /** V §2 "landing pages"; pages of the CMS say so by themselves. */
  landing?: true;
  /** What stands in for the page while it loads; without it the head of a page. */
  skeleton?: 'event-list' | 'event-detail' | 'magazine-list' | 'none';
  /** False for nothing at all. */
  sticky?: false | StickyTraits;
};

export type StickyTraits = {
  /** False: without the way to the programme's overlay, on pages that it would only repeat (V §5), or whose forms it would cover on a phone. */
  overlay?: boolean;
  /** Whose tickets are offered: those of the event that the page's loader answers, or none but those of an event the page names (`useStickyEvent`). */
  tickets?: 'of-page' | 'if-named';
};

/** `paths`: its path in each language, none for a page outside localisation. */
export type PageHandle = { name: string; paths?: Record<Language, string> | undefined; traits: PageTraits };

/** Null where none matches. */
export function usePage(): PageHandle | null {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : null;
}

export const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null && 'traits' in handle;

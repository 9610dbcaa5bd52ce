import type { Bilingual } from '#content/index.ts';

export const wrong = {
  term: { de: 'Gesucht werden ein bis vier Wörter. Bitte kürzen Sie sie.', en: 'A term is one to four words. Please shorten it.' },
  meanings: {
    de: 'Jedes Synonym besteht aus ein bis vier Wörtern. Bitte schreiben Sie jedes einzeln.',
    en: 'Each synonym is one to four words. Please write each of them by itself.',
  },
  itself: {
    de: 'Danach wird ohnehin gesucht. Bitte nennen Sie ein anderes Wort.',
    en: 'This is searched for anyway. Please name another word.',
  },
} as const satisfies Record<string, Bilingual>;

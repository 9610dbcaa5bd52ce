import type { DeclaredFailure } from '#api/failures.ts';

export const resourceFailures = {
  no_such_version: { status: 404, text: { de: 'Diese Fassung gibt es nicht (mehr).', en: 'There is no such version (any more).' } },
  no_such_batch: { status: 404, text: { de: 'Diese Änderung gibt es nicht (mehr).', en: 'There is no such change (any more).' } },
  too_many_records: {
    status: 422,
    text: { de: 'So viele auf einmal gehen nicht: höchstens 1.000.', en: 'That is too many at once: at most 1,000.' },
  },
  unreadable_file: {
    status: 422,
    text: {
      de: 'Diese Datei kann nicht gelesen werden: Sie braucht eine Kopfzeile und durch Komma oder Semikolon getrennte Spalten.',
      en: 'This file cannot be read: it needs a line of headings and columns separated by commas or semicolons.',
    },
  },
} as const satisfies Record<string, DeclaredFailure>;

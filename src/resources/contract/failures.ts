import { commonFailures, type DeclaredFailure } from '#api/failures.ts';

/** What the calls of a record may fail with. */
export const resourceFailures = {
  not_found: commonFailures.not_found,
  page_not_found: commonFailures.page_not_found,
  in_use: {
    status: 409,
    text: {
      de: 'Das wird noch verwendet. `detail` sagt, wo; bitte nehmen Sie es zuerst dort heraus.',
      en: 'This is still in use. `detail` says where; please take it out there first.',
    },
  },
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

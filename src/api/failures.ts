/** A failure that is part of an endpoint's contract: with which status it answers, and what it tells the reader. */
export type DeclaredFailure = { readonly status: number; readonly text: { readonly de: string; readonly en: string } };

export const commonFailures = {
  not_found: { status: 404, text: { de: 'Das gibt es hier nicht (mehr).', en: 'There is no such thing here (any more).' } },
  header_needed: {
    status: 428,
    text: {
      de: 'Der Anfrage fehlt ein Kopf: „Idempotency-Key“, bei Änderungen auch „If-Match“ mit der Revision, auf der sie beruht.',
      en: 'The request lacks a header: ‘Idempotency-Key’, and of changes ‘If-Match’ with the revision that it is made on.',
    },
  },
  key_reused: {
    status: 422,
    text: { de: 'Dieser „Idempotency-Key“ gehört zu einer anderen Anfrage.', en: 'This ‘Idempotency-Key’ belongs to another request.' },
  },
  stale: {
    status: 409,
    text: {
      de: 'Das hat inzwischen jemand geändert. `detail` sagt, was; bitte gleichen Sie Ihre Änderung damit ab.',
      en: 'Somebody has changed this in the meantime. `detail` says what; please bring your change in line with it.',
    },
  },
  in_use: {
    status: 409,
    text: {
      de: 'Das wird noch verwendet und kann deshalb nicht gelöscht werden. `detail` nennt die Stellen; bitte nehmen oder ersetzen Sie es zuerst dort.',
      en: 'This is still in use and therefore cannot be deleted. `detail` names the places; please take it out or replace it there first.',
    },
  },
  page_not_found: { status: 404, text: { de: 'Diese Seite der Liste gibt es nicht.', en: 'The list has no such page.' } },
  busy: {
    status: 503,
    text: {
      de: 'Gerade ist sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      en: 'We are very busy at the moment. Please try again in a few seconds.',
    },
  },
  too_many: {
    status: 429,
    text: { de: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.', en: 'Too many requests. Please try again in a minute.' },
  },
} as const satisfies Record<string, DeclaredFailure>;

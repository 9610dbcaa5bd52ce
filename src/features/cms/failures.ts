import type { DeclaredFailure } from '#api/failures.ts';

/** What calls for pages and containers fail with beyond what every call may. */
export const cmsFailures = {
  slug_taken: { status: 409, text: { de: 'Einen Abschnitt mit diesem Namen gibt es schon.', en: 'There is a section of this name already.' } },
  slug_reserved: {
    status: 422,
    text: {
      de: 'So heißen die Bausteine von Seiten, Veranstaltungen und der Fußzeile. Bitte wählen Sie einen anderen Namen, zum Beispiel mit einem Wort am Ende.',
      en: 'The blocks of pages, events and the footer have names like this. Please choose another one, for example with a word at its end.',
    },
  },
  path_taken: { status: 409, text: { de: 'Unter dieser Adresse steht schon eine Seite.', en: 'There is a page at this address already.' } },
  wrong_path: {
    status: 422,
    text: {
      de: 'Die deutsche Adresse einer Seite beginnt mit „/de“, die englische mit „/en“; eine deutsche braucht jede Seite.',
      en: 'The German address of a page begins with ‘/de’, the English one with ‘/en’; every page needs a German one.',
    },
  },
  wrong_parent: { status: 422, text: { de: 'Eine Seite kann nicht unter sich selbst stehen.', en: 'A page cannot stand below itself.' } },
  no_such_object: { status: 422, text: { de: 'Worauf sich das bezieht, gibt es nicht (mehr).', en: 'What this refers to is not there (any more).' } },
  has_children: {
    status: 409,
    text: {
      de: 'Unter dieser Seite stehen noch andere. Bitte verschieben Sie diese zuerst.',
      en: 'There are other pages below this one. Please move them first.',
    },
  },
  linked: {
    status: 409,
    text: {
      de: 'Andere Seiten führen noch hierher: `detail` nennt sie. Bitte ändern Sie zuerst die Links dort.',
      en: 'Other pages still lead here: `detail` names them. Please change the links there first.',
    },
  },
  beyond_role: {
    status: 403,
    text: { de: 'Einen Baustein dieser Art darf nur die Administration schreiben.', en: 'Only administrators may write a block of this kind.' },
  },
  command_refused: {
    status: 422,
    text: {
      de: 'Diese Änderung geht hier nicht; nichts ist geändert. `detail` sagt, warum.',
      en: 'This change cannot be made here; nothing has changed. `detail` says why.',
    },
  },
  not_publishable: {
    status: 422,
    text: {
      de: 'Bevor das veröffentlicht werden kann, fehlt noch etwas: `detail` nennt Baustein und Feld.',
      en: 'Something is missing before this can be published: `detail` names block and field.',
    },
  },
  unreadable: {
    status: 409,
    text: {
      de: 'Dieser Stand stammt von einer neueren Version von Foyer und kann hier nicht geändert werden.',
      en: 'This comes from a newer release of Foyer and cannot be changed here.',
    },
  },
} as const satisfies Record<string, DeclaredFailure>;

import type { Bilingual } from '#content/index.ts';

/** What is wrong between the fields of a service. */
export const wrong = {
  country: {
    de: 'Das Land sind zwei große Buchstaben, wie „US“.',
    en: 'A country is two capital letters, such as ‘US’.',
  },
  hosts: {
    de: 'Ein Host ist ein Name wie „player.vimeo.com“, ohne „https://“ und ohne Pfad; davor darf „*.“ stehen.',
    en: 'A host is a name such as ‘player.vimeo.com’, without ‘https://’ and without a path; ‘*.’ may stand before it.',
  },
  tag_manager: {
    de: 'Von hier werden weitere Dienste geladen, nach denen niemand gefragt wurde. Bitte tragen Sie die Dienste selbst ein.',
    en: 'From here further services are loaded, for which nobody was asked. Please enter the services themselves.',
  },
  cookies: {
    de: 'Ein Name besteht aus Buchstaben, Ziffern, „_“, „-“ und „.“; am Ende darf nach mindestens zwei Zeichen „*“ stehen.',
    en: 'A name consists of letters, digits, ‘_’, ‘-’ and ‘.’; after two characters at least, ‘*’ may stand at its end.',
  },
  frame_url: {
    de: 'Die Adresse beginnt mit „https://“ und einem der Hosts und enthält {id}.',
    en: 'The address begins with ‘https://’ and one of the hosts, and holds {id}.',
  },
  script_url: {
    de: 'Die Adresse beginnt mit „https://“ und einem der Hosts, die oben stehen.',
    en: 'The address begins with ‘https://’ and one of the hosts above.',
  },
  script_data: {
    de: 'Das ist kein JSON aus Attributen („data-…“) und Befehlen („_…“: [["name", "wert"]]).',
    en: 'This is no JSON of attributes (‘data-…’) and commands (‘_…’: [["name", "value"]]).',
  },
} as const satisfies Record<string, Bilingual>;

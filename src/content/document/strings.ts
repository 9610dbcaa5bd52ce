import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_json: { de: 'Der Inhalt ist kein gültiges JSON.', en: 'The content is not valid JSON.' },
  too_large: {
    de: 'Der Inhalt ist zu groß oder zu tief verschachtelt. Bitte teilen Sie ihn auf mehrere Seiten auf.',
    en: 'The content is too large or nested too deeply. Please split it into several pages.',
  },
  newer_format: {
    de: 'Der Inhalt stammt aus einer neueren Version. Er bleibt unverändert; bitte laden Sie die Seite neu.',
    en: 'The content comes from a newer version. It stays as it is; please reload the page.',
  },
  not_a_document: { de: 'Der Inhalt hat nicht die Form eines Containers: {path}', en: 'The content does not have the shape of a container: {path}' },
  repeated_id: { de: 'Zwei Bausteine haben dieselbe Kennung: {path}', en: 'Two blocks have the same id: {path}' },
  too_many_blocks: { de: 'Höchstens {limit} Bausteine sind möglich.', en: 'At most {limit} blocks are possible.' },
  too_deep: { de: 'Bausteine sind höchstens {limit} Ebenen tief.', en: 'Blocks are at most {limit} levels deep.' },
});

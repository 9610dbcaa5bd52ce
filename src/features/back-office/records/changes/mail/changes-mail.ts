import type { Bilingual, Field } from '#content/index.ts';
import type { Mail } from '#features/mail/index.ts';
import type { Language } from '#i18n/language.ts';
import { changedLines } from '../../data/changed-lines.ts';
import { instantInWords } from '../../data/display-value.ts';
import type { Lookups, NetChange } from '../../data/record-types.ts';
import { maxMailedText } from './limits.ts';
import { t } from './strings.ts';

type List = { name: Bilingual; since: string; count: number; results: readonly NetChange[]; lookups: Lookups; readable: ReadonlyMap<string, Field> };

/** What has changed, as a mail to nobody yet: an entry a paragraph, a field a line. */
export function changesMail(language: Language, venue: string, note: string, { name, since, count, results, ...list }: List): Omit<Mail, 'to'> {
  const words = { name: name[language], since: instantInWords(since, language) };
  const rest = count - results.length;
  return {
    language,
    venue,
    subject: t(language, 'subject', words),
    before: [
      ...(note.trim() ? [note.trim()] : []),
      t(language, 'intro', words),
      ...results.map((change) => entryInWords(change, list, language)),
      ...(rest > 0 ? [t(language, 'more', { n: rest })] : []),
    ],
  };
}

function entryInWords({ occurs, label, state, changes }: NetChange, { lookups, readable }: Pick<List, 'lookups' | 'readable'>, language: Language): string {
  const head = [...(occurs ? [instantInWords(occurs, language)] : []), label, t(language, state)].join(' · ');
  if (state === 'deleted') return head;
  const lines = changes
    .flatMap((change) => changedLines(readable.get(change.field), change, lookups, language))
    .filter(({ after }) => state === 'changed' || after !== '')
    .map(({ title, before, after }) => {
      const [old, now] = [before, after].map((text) => short(text) || t(language, 'nothing'));
      return state === 'created' ? `${title}: ${now}` : t(language, 'line', { title, old: old ?? '', now: now ?? '' });
    });
  return [head, ...lines].join('\n');
}

/** In one line, and not longer than somebody reads in a list. */
function short(text: string): string {
  const line = text.replace(/\s*\n\s*/g, '; ').trim();
  return line.length > maxMailedText ? `${line.slice(0, maxMailedText).trimEnd()} …` : line;
}

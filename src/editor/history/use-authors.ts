import { useEffect, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import { type Block, walkBlock } from '#content/index.ts';
import type { Authorship } from '#features/cms/containers/contract.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Slot } from '../session/simple-commands.ts';
import { t } from './strings.ts';

export type Authors = readonly Authorship[];

/** Asked again when a newer revision is saved; without an answer nobody is named. */
export function useAuthors(containerId: number, since: number, revision: number, call: Transport, language: Language): Authors {
  const [authors, setAuthors] = useState<Authors>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has other authors
  useEffect(() => {
    const request = new AbortController();
    client<CmsContract>(call)
      .get('/pageeditor-api/container/{id}/authors/', { language, parameters: { id: containerId }, query: { since }, signal: request.signal })
      .then(setAuthors, () => {}); // the differences stand without
    return () => request.abort();
  }, [containerId, since, revision, call, language]);
  return authors;
}

/** "Erika Muster, Do 26/11/2026, 20.08 Uhr"; empty where nobody is known. */
export function authorOf(
  authors: Authors,
  { blockId, field, language: of }: Slot | { blockId: string; field: null; language: null },
  language: Language,
): string {
  const ofBlock = (id: string) => authors.find((one) => one.block === id && one.field === null);
  const whole = ofBlock(blockId) ?? ofBlock(blockId.replace(/-\d+$/, ''));
  const slot = field === null ? undefined : authors.find((one) => one.block === blockId && one.field === field && one.language === of);
  // A block that was put back has its texts from there.
  const last = slot && whole ? (slot.at < whole.at ? whole : slot) : (slot ?? whole);
  if (!last) return '';
  return wordsOf(last, language);
}

/** In the given language or any, the last one first. */
export function authorsOf(authors: Authors, block: Block, of: Language | undefined, language: Language): string {
  const ids = new Set([...walkBlock(block)].flatMap(({ id }) => [id, id.replace(/-\d+$/, '')]));
  const isOf = (one: Authorship) => of === undefined || one.language === null || one.language === of;
  const own = authors.filter((one) => one.block !== null && ids.has(one.block) && isOf(one)).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const people = Map.groupBy(own, ({ is_own, name }) => (is_own ? '' : name));
  return [...people.values()].flatMap(([last]) => (last ? [wordsOf(last, language)] : [])).join('; ');
}

function wordsOf(last: Authorship, language: Language): string {
  const instant = new Date(last.at);
  const who = last.is_own ? t(language, 'yourself') : (last.name ?? t(language, 'unknown'));
  return t(language, 'by_at', { who, date: displayDate(language, dayOf(instant)), time: displayTime(language, instant) });
}

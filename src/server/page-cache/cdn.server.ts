import { setTimeout as wait } from 'node:timers/promises';
import { type Change, everyColumn, membership, type RecordedReads } from '#db/recorded-reads.server.ts';

export type Cdn = { purgeUrl: string; token?: string | undefined };

/** Rows of one table that are named singly; an answer with more of them is purged by a change of any. */
const maxRowTags = 100;

/** With the rows, and the columns of lists, that it has read. */
export function tagsOf(reads: RecordedReads): string[] {
  const { lists, rows } = reads.everything;
  const tags = new Set<string>();
  for (const [table, columns] of lists) for (const column of columns) tags.add(`${table}.${column}`);
  for (const { table, ids } of rows) {
    tags.add(`${table}-any`);
    if (ids.length > maxRowTags) tags.add(`${table}-many`);
    else for (const id of ids) tags.add(`${table}-${encodeURIComponent(id)}`);
  }
  return [...tags];
}

/** Rows are not told by column: a shared cache may forget more than the site does, never less. */
export function tagsChangedBy({ table, kind, ids, columns }: Change): string[] {
  const lists = kind === 'update' ? [...columns, everyColumn] : [membership];
  const rows = ids && ids.length <= maxRowTags ? [...ids.map((id) => `${table}-${encodeURIComponent(id)}`), `${table}-many`] : [`${table}-any`];
  return [...lists.map((column) => `${table}.${column}`), ...rows, ...(kind === 'truncate' ? [`${table}.${everyColumn}`] : [])];
}

export const cdnHeaders = (dependencies: RecordedReads, seconds: number): string[] => {
  const tags = tagsOf(dependencies);
  const cacheControl = `public, max-age=0, s-maxage=${Math.floor(seconds)}, stale-if-error=3600`;
  return ['Cache-Control', cacheControl, 'Surrogate-Key', tags.join(' '), 'Cache-Tag', tags.join(',')];
};

/** A header's limit; of more at once, as of an import, the shared cache forgets everything. */
const maxTagsOfCall = 500;
/** Milliseconds; attempts. */
const gatherFor = 20;
const attempts = 5;

/** `POST` with the marks as JSON `{ "tags": […] }` and as `Surrogate-Key`; `{ "everything": true }` where it is not known what has changed. */
export function cdnPurger(
  { purgeUrl, token }: Cdn,
  report: (problem: unknown) => void,
  succeeded: () => void = () => {},
): (changes: readonly Change[] | null) => void {
  let gathered = new Set<string>();
  let isEverything = false;
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    const all = isEverything || gathered.size > maxTagsOfCall;
    const tags = all ? [] : [...gathered];
    gathered = new Set();
    isEverything = false;
    const headers = {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    for (let attempt = 1; ; attempt++) {
      const problem = await fetch(purgeUrl, {
        method: 'POST',
        headers,
        body: JSON.stringify(all ? { everything: true } : { tags }),
        signal: AbortSignal.timeout(5_000),
      }).then(
        ({ ok, status }) => (ok ? null : new Error(`The shared cache answers ${status} to a purge.`)),
        (error: unknown) => error,
      );
      if (problem === null) return succeeded();
      if (attempt === attempts) return report(problem);
      await wait(200 * 2 ** attempt, undefined, { ref: false });
    }
  };
  return (changes) => {
    if (changes === null) isEverything = true;
    for (const change of changes ?? []) for (const tag of tagsChangedBy(change)) gathered.add(tag);
    if (!timer) timer = setTimeout(() => void send(), gatherFor);
  };
}

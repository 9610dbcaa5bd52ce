import type { Database } from '#db/database.server.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { type LinkTarget, type TargetKind, targetKinds } from '../contract.ts';
import { findOverviews } from './overviews.ts';
import { matches, nearestEvents, topPages } from './queries/find-targets.server.ts';
import { type TargetRow, targetRows } from './queries/target-rows.server.ts';
import { presentTarget, type Reader } from './target-rows.server.ts';

/**
 * What has all the words in its title or names, a few of each kind, titles first, what is next before what is over: three
 * statements. Kinds that have the words in titles stand before others: whoever types a person's name means the person,
 * not the dates on which they perform.
 */
export async function findTargets(db: Database, typed: string, reader: Reader): Promise<LinkTarget[]> {
  const words = searchWordsOf(typed);
  const found = words.length === 0 ? await topPages(db) : await matches(db, words, reader.now);
  const events = await nearestEvents(db, found, reader.now);
  const order = [...found, ...events];
  const rows = order.length === 0 ? [] : await targetRows(db, order);
  const indexOf = (row: TargetRow) => order.findIndex(({ kind, id }) => kind === row.kind && id === row.id);
  const targets = rows.toSorted((one, other) => indexOf(one) - indexOf(other)).map((row) => presentTarget(row, reader));
  const paths = new Set(targets.map(({ urls }) => urls.de));
  const overviews = findOverviews(typed, reader.language).filter(({ urls }) => !paths.has(urls.de));
  const isTitled = (kind: TargetKind) => kind === 'overview' || found.some((one) => one.rank < 2 && one.kind === (kind === 'event' ? 'production' : kind));
  const place = (kind: TargetKind) => targetKinds.indexOf(kind) + (isTitled(kind) ? 0 : targetKinds.length);
  return [...targets, ...overviews].toSorted((one, other) => place(one.kind) - place(other.kind));
}

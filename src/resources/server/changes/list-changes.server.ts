import type { RequestContext } from '#api/request-context.server.ts';
import { addDays, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { usualChangeDays } from '../../limits.ts';
import { asLabel, chooseLabel, lookupsOf } from '../labels.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import { roleOf } from '../write-call.server.ts';
import { changedFields } from './changed-fields.server.ts';
import { type ChangesRequest, type NetChange, readNetChanges } from './net-changes.server.ts';

export type ChangesSpan = {
  since?: string | undefined;
  until?: string | undefined;
  coming?: 'true' | 'false' | undefined;
  drafts?: 'true' | 'false' | undefined;
};

/** Only fields that whoever asks may see; without `since` the last seven days. */
export function changesRequest(
  store: Store,
  { since, until, coming, drafts }: ChangesSpan,
  context: Pick<RequestContext, 'now' | 'user'>,
): Omit<ChangesRequest, 'limit' | 'offset'> {
  const { now } = context;
  const today = dayOf(now);
  return {
    store,
    readable: fieldsFor(store.resource, roleOf(context)).readable,
    since: since === undefined ? instantAt(addDays(today, -usualChangeDays)) : new Date(since),
    until: until === undefined ? new Date(now.getTime() + 1) : new Date(until), // what was written in this moment counts
    coming: coming === 'true' ? instantAt(today) : undefined,
    withDrafts: drafts === 'true',
  };
}

export async function listChanges({ db, language }: Pick<RequestContext, 'db' | 'language'>, stores: StoreRegistry, request: ChangesRequest) {
  const { readable } = request;
  const { count, results } = await readNetChanges(db, request);
  const lines = results.map((result) => ({ result, fields: changedFields(readable, result) }));
  return {
    count,
    results: lines.map(({ result, fields }) => present(result, fields, language)),
    ...(await lookupsOf(db, stores, readable, valuesOf(lines), language)),
  };
}

type Line = { fields: ReturnType<typeof changedFields> };

export const valuesOf = (lines: readonly Line[]): Values[] =>
  lines.flatMap(({ fields }) => fields.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]));

const present = ({ record_id, state, at, by, occurs, label }: NetChange, changes: ReturnType<typeof changedFields>, language: RequestContext['language']) => ({
  id: record_id,
  state,
  at: toBerlinIso(at),
  by,
  occurs: occurs && toBerlinIso(new Date(occurs)),
  ...asLabel(chooseLabel(label, language)),
  changes,
});

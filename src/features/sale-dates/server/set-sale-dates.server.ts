import { NotWritten, problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import type { SaleRefusal, SaleReport, SaleRequest } from '../contract.ts';
import { type SaleGroup, saleGroups, saleInstant } from '../rules/sale-rule.ts';
import { groupSale, refusalText } from '../strings.ts';
import { type SaleRow, saleRows, storeDetails } from './queries.server.ts';
import { momentsOf, presentMoments, presentSaleDate, refusalOf } from './sale-rows.server.ts';

type Planned = { row: SaleRow; details: Record<string, unknown> | null; refused: { reason: SaleRefusal; of: SaleGroup } | null };

/**
 * Sets the beginnings of the sale of several dates, all or none, in as many statements whatever their number, as one act of the
 * history; a preview does the same and is taken back. Throws `no_such_date`.
 */
export async function setSaleDates({ db, language, now }: RequestContext, asked: SaleRequest): Promise<SaleReport | NotWritten<SaleReport>> {
  const seen = new Map(asked.dates.map(({ id, revision }) => [id, revision]));
  const rows = await saleRows(db, [...seen.keys()], true);
  if (rows.length < seen.size) throw problem('no_such_date');
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const planned = rows.map((row) => plan(row, asked.rules, seen.get(row.id), now));
  await store(db, planned);
  const written = !asked.preview && planned.every(({ refused }) => refused === null);
  const report: SaleReport = {
    written,
    batch: written ? batch : null,
    dates: planned.map(({ row, details, refused }) => {
      const after = details && momentsOf(row, details);
      return {
        ...presentSaleDate(row, language, now),
        after: after && presentMoments(after),
        is_past: after !== null && saleGroups.some((group) => asked.rules[group] !== undefined && after[group] !== null && after[group] < now),
        refusal: refused && { reason: refused.reason, text: refusalText(language, refused.reason, { what: groupSale(language, refused.of) }) },
      };
    }),
  };
  return written ? report : new NotWritten(report);
}

function plan(row: SaleRow, rules: SaleRequest['rules'], revision: number | undefined, now: Date): Planned {
  const refuse = (reason: SaleRefusal, of: SaleGroup = 'sale_starts'): Planned => ({ row, details: null, refused: { reason, of } });
  if (row.revision !== revision) return refuse('changed');
  const refusal = refusalOf(row, now);
  if (refusal) return refuse(refusal);
  const details = { ...row.details };
  for (const group of saleGroups) {
    const rule = rules[group];
    if (rule === undefined) continue;
    const instant = saleInstant(row.date_start, rule);
    if (typeof instant === 'string') return refuse(instant, group);
    if (instant !== null && instant >= row.date_start) return refuse('late', group);
    if (instant === null) delete details[group];
    else details[group] = toBerlinIso(instant);
  }
  const { sale_starts: toAll, ...early } = momentsOf(row, details);
  for (const group of ['sale_friends', 'sale_subscribers'] as const) {
    const starts = early[group];
    if (starts !== null && (toAll === null || starts >= toAll)) return refuse('order', group);
  }
  return { row, details, refused: null };
}

/** Stores all of them in one statement. */
async function store(db: Database, planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap(({ row, details }) => (details ? [{ id: row.id, details }] : []));
  if (rows.length === 0) return;
  await storeDetails(db, rows);
}

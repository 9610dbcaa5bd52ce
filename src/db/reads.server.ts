import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';

/**
 * What a page has read while it was made. The page cache keeps a page with its log and forgets it when one of
 * these changes: `tables` as a whole, and the first moment from which the page would look different.
 */
export class ReadLog {
  readonly tables = new Set<string>();
  staleAt: Date | null = null;

  /** Says that what was read holds only until an instant: a day that ends, an online window that opens. */
  validUntil(instant: Date): void {
    if (this.staleAt === null || instant < this.staleAt) this.staleAt = instant;
  }
}

const current = new AsyncLocalStorage<ReadLog>();

/** Runs `work` and records in `log` every table that its queries read. */
export const recordReads = <T>(log: ReadLog, work: () => T): T => current.run(log, work);

/** The log of the page being made, if one is. */
export const currentReads = (): ReadLog | undefined => current.getStore();

/** Kysely plugin that notes the tables of each query in the current log. */
export class ReadRecorder implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const log = current.getStore();
    if (log) collectTables(node, log.tables);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** Walks an operation tree; raw `sql` names its tables with `sql.table`, so that they are found as well. */
function collectTables(value: unknown, tables: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) collectTables(item, tables);
    return;
  }
  // A column's reference names its table too, but perhaps by an alias.
  if ('kind' in value && value.kind === 'ReferenceNode') return;
  if ('kind' in value && value.kind === 'SchemableIdentifierNode' && 'identifier' in value) {
    const { identifier } = value;
    if (typeof identifier === 'object' && identifier && 'name' in identifier) tables.add(String(identifier.name));
    return;
  }
  for (const child of Object.values(value)) collectTables(child, tables);
}

import {
  AliasNode,
  ColumnNode,
  type CompiledQuery,
  IdentifierNode,
  type KyselyPlugin,
  type LimitNode,
  type OffsetNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
  ReferenceNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UnknownRow,
  ValueNode,
} from 'kysely';
import { currentReads, type ReadDependencies } from '../read-dependencies.server.ts';
import { type Key, membership } from '../recorded-reads.server.ts';
import type { Source } from './scope.ts';
import { answersRows, listColumns, statementReads } from './statement-reads.server.ts';
import { primaryKeyOf, untrackedTables } from './tracked-tables.ts';

type Expected = { table: string; columns: Set<string>; name: string; isAdded: boolean };
type Recording = { dependencies: ReadDependencies; expected: Expected[] };

/**
 * Records lists from the statement (at the compiler, as plugins see nested selects too) and rows from its result, asking for keys that are
 * missing.
 */
export class ReadRecorder implements KyselyPlugin {
  readonly #recordings = new WeakMap<object, Recording>();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  record(node: RootOperationNode, queryId: QueryId): RootOperationNode {
    const dependencies = currentReads();
    if (!dependencies || (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode')) return node;
    dependencies.unanswered++;
    const { scopes, top } = statementReads(node);
    const expected: Expected[] = [];
    const names = SelectQueryNode.is(node) && answersRows(node) ? outputNames(node) : null;
    for (const scope of scopes) {
      for (const [name, source] of scope.sources) {
        if (untrackedTables.has(source.table)) dependencies.untracked.add(source.table);
        if (source.ids) dependencies.rows.push({ table: source.table, ids: source.ids, columns: new Set([...source.selected, ...source.deciding]) });
        else if (scope === top && names && source.key !== null)
          expected.push(expectRows({ dependencies, name, key: source.key, names, isAlone: scope.sources.size === 1 }, source));
        else dependencies.addList(source.table, listColumns(source));
      }
    }
    this.#recordings.set(queryId, { dependencies, expected });
    const added = expected.filter(({ isAdded }) => isAdded);
    return added.length > 0 && SelectQueryNode.is(node) ? SelectQueryNode.cloneWithSelections(node, added.map(keySelection)) : node;
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const recording = this.#recordings.get(queryId);
    if (!recording) return result;
    const { ofRows } = recording.dependencies;
    recording.dependencies.unanswered--;
    for (const { table, columns, name } of recording.expected) {
      if (ofRows) {
        for (const [position, row] of result.rows.entries()) {
          ofRows[position] ??= [];
          if (row[name] !== null) ofRows[position].push({ table, ids: [row[name] as Key], columns });
        }
        continue;
      }
      const ids = new Set<Key>();
      for (const row of result.rows) if (row[name] !== null) ids.add(row[name] as Key); // a primary key's value
      recording.dependencies.rows.push({ table, ids: [...ids], columns });
    }
    // The last first: V8 reads an object fast that loses what was added last.
    for (const { name } of recording.expected.filter(({ isAdded }) => isAdded).reverse()) for (const row of result.rows) delete row[name];
    return result;
  }
}

export class RecordingDialect extends PostgresDialect {
  readonly #recorder: ReadRecorder;
  constructor(pool: PostgresPool, recorder: ReadRecorder) {
    super({ pool });
    this.#recorder = recorder;
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    const recorder = this.#recorder;
    return new (class extends PostgresQueryCompiler {
      override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
        return super.compileQuery(recorder.record(node, queryId), queryId);
      }

      #selects = 0;

      protected override visitSelectQuery(node: SelectQueryNode): void {
        this.#selects++;
        super.visitSelectQuery(node);
        this.#selects--;
      }

      /** "Is online" stands in the statement: a plan for online or not could use no index of what is online. */
      protected override appendValue(value: unknown): void {
        if (this.#selects > 0 && typeof value === 'boolean') this.append(String(value));
        else super.appendValue(value);
      }

      /** As a number: a plan for any number would be one for a tenth of the table (docs/decisions/0034). */
      protected override visitLimit(node: LimitNode): void {
        const { limit } = node;
        if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${limit.value}`);
        else super.visitLimit(node);
      }

      /** The first page is asked for most: it has a statement of its own. */
      protected override visitOffset(node: OffsetNode): void {
        if (ValueNode.is(node.offset) && node.offset.value === 0) this.append('offset 0');
        else super.visitOffset(node);
      }
    })();
  }
}

function expectRows(
  { dependencies, name, key, names, isAlone }: { dependencies: ReadDependencies; name: string; key: string; names: Map<string, string>; isAlone: boolean },
  { table, selected, deciding, isLookup }: Source,
): Expected {
  const list = new Set(deciding);
  if (isLookup) list.delete(key);
  else list.add(membership);
  if (list.size > 0) dependencies.addList(table, list);
  const known = names.get(`${name}.${key}`) ?? (isAlone ? names.get(key) : undefined);
  return { table, columns: isLookup ? new Set([...selected, ...deciding]) : selected, name: known ?? `key of ${name}`, isAdded: known === undefined };
}

/** Without names that two columns have. */
function outputNames({ selections = [] }: SelectQueryNode): Map<string, string> {
  const found = selections.flatMap(({ selection }) => {
    const [node, alias] = AliasNode.is(selection) ? [selection.node, IdentifierNode.is(selection.alias) ? selection.alias.name : ''] : [selection, null];
    if (!ReferenceNode.is(node) || node.column.kind !== 'ColumnNode') return [];
    const column = node.column.column.name;
    return [{ column: node.table ? `${node.table.table.identifier.name}.${column}` : column, name: alias ?? column }];
  });
  const isUnique = (name: string) => found.filter((other) => other.name === name).length === 1;
  return new Map(found.filter(({ name }) => isUnique(name)).map(({ column, name }) => [column, name]));
}

/** `"event"."id" as "key of event"`: no column that anybody writes has a name with spaces. */
function keySelection({ name, table }: Expected): SelectionNode {
  const alias = name.slice('key of '.length);
  const reference = ReferenceNode.create(ColumnNode.create(primaryKeyOf(table) ?? 'id'), TableNode.create(alias));
  return SelectionNode.create(AliasNode.create(reference, IdentifierNode.create(name)));
}

import {
  AggregateFunctionNode,
  AliasNode,
  IdentifierNode,
  type OperationNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
} from 'kysely';
import { everyColumn, membership } from '../recorded-reads.server.ts';
import { keyLookups } from './key-lookups.server.ts';
import type { Scope, Source } from './scope.ts';
import { derivedFrom, primaryKeyOf } from './tracked-tables.ts';

/** Before it is known which rows it answers; `top` is the scope of a statement that is a select. */
export type StatementReads = { scopes: Scope[]; top: Scope | null };

/** Raw `sql` has to name tables with `sql.table` or after FROM or JOIN. */
export function statementReads(root: OperationNode): StatementReads {
  const reads: StatementReads = { scopes: [], top: null };
  if (SelectQueryNode.is(root)) reads.top = readSelect(root, null, reads);
  else {
    const scope: Scope = { sources: new Map(), outer: null, aliases: new Map() };
    reads.scopes.push(scope);
    if (RawNode.is(root)) readExpression(root, scope, 'deciding', reads);
  }
  return reads;
}

function readSelect(select: SelectQueryNode, outer: Scope | null, reads: StatementReads): Scope {
  const scope: Scope = { sources: new Map(), outer, aliases: new Map() };
  reads.scopes.push(scope);
  for (const item of select.from?.froms ?? []) addSource(item, scope, reads);
  for (const { table } of select.joins ?? []) addSource(table, scope, reads);
  for (const { selection } of select.selections ?? []) {
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) scope.aliases.set(selection.alias.name, selection.node);
  }
  keyLookups(select, scope);
  readExpression(select.selections ?? [], scope, 'selected', reads);
  const { selections: _, from: __, joins = [], setOperations = [], ...deciding } = select;
  readExpression(Object.values(deciding), scope, 'deciding', reads);
  for (const { on } of joins) readExpression(on, scope, 'deciding', reads);
  for (const { expression } of setOperations) readExpression(expression, { sources: new Map(), outer, aliases: new Map() }, 'deciding', reads);
  return scope;
}

function addSource(node: OperationNode, scope: Scope, reads: StatementReads): void {
  const [inner, alias] = AliasNode.is(node) ? [node.node, IdentifierNode.is(node.alias) ? node.alias.name : null] : [node, null];
  if (!TableNode.is(inner)) {
    readExpression(inner, scope, 'deciding', reads);
    return;
  }
  const table = inner.table.identifier.name;
  scope.sources.set(alias ?? table, sourceOf(table));
}

/** A list, as its rows are not those of the select. */
function addNamed(table: string, { sources }: Scope): void {
  if (!sources.has(table)) sources.set(table, { ...sourceOf(table), key: null });
}

function sourceOf(table: string): Source {
  const derived = derivedFrom.get(table);
  const read = { selected: new Set<string>(), deciding: new Set(derived?.deciding), isLookup: false, ids: null };
  return derived ? { table: derived.table, key: null, ...read } : { table, key: primaryKeyOf(table), ...read };
}

type Role = 'selected' | 'deciding';

function readExpression(value: unknown, scope: Scope, role: Role, reads: StatementReads): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) readExpression(item, scope, role, reads);
    return;
  }
  if (!('kind' in value)) return;
  const node = value as OperationNode; // only nodes of a statement have a kind
  if (SelectQueryNode.is(node)) readSelect(node, scope, reads);
  else if (ReferenceNode.is(node)) readReference(node, scope, role, reads);
  else if (RawNode.is(node)) readRaw(node, scope, role, reads);
  else if (AggregateFunctionNode.is(node) && node.aggregated.every(isWholeRow)) readExpression([node.filter, node.orderBy], scope, role, reads);
  else if (node.kind === 'SelectAllNode') noteColumn(everyColumn, null, scope, role);
  else if (TableNode.is(node)) addNamed(node.table.identifier.name, scope);
  else if (node.kind !== 'ValueNode' && node.kind !== 'PrimitiveValueListNode') readExpression(Object.values(node), scope, role, reads);
}

const isWholeRow = (node: OperationNode): boolean => node.kind === 'SelectAllNode' || (SelectionNode.is(node) && node.selection.kind === 'SelectAllNode');

function readReference({ column, table }: ReferenceNode, scope: Scope, role: Role, reads: StatementReads): void {
  const name = column.kind === 'ColumnNode' ? column.column.name : everyColumn;
  noteColumn(name, table?.table.identifier.name ?? null, scope, role);
  // `order by` and `group by` may name what the select computes.
  const computed = table || role === 'selected' ? undefined : scope.aliases.get(name);
  if (computed) readExpression(computed, { ...scope, aliases: new Map() }, role, reads);
}

/** Without a table's name a column may belong to any that the select sees; one that a table does not have does no harm. */
function noteColumn(column: string, of: string | null, scope: Scope, role: Role): void {
  for (let at: Scope | null = scope; at; at = at.outer) {
    const named = of === null ? undefined : at.sources.get(of);
    if (named) {
      named[role].add(column);
      return;
    }
    if (of === null) for (const source of at.sources.values()) source[role].add(column);
  }
}

/** Of raw text every word may be a column. */
function readRaw({ sqlFragments, parameters }: RawNode, scope: Scope, role: Role, reads: StatementReads): void {
  const text = sqlFragments
    .join(' ? ')
    .replace(/'[^']*'/g, ' ')
    .replace(/\b(?:from|join)\s+([a-z_]+)\b(?!\s*\()/gi, (_, table: string) => {
      addNamed(table, scope);
      return '';
    });
  readExpression(parameters, scope, role, reads);
  if (/(\bselect|,|\.)\s*\*/i.test(text)) noteColumn(everyColumn, null, scope, role);
  for (const [, word = '', dot] of text.matchAll(/\b([a-z_][a-z0-9_]*)(\s*\.)?/gi)) {
    noteColumn(word, null, scope, role);
    if (!dot) for (let at: Scope | null = scope; at; at = at.outer) at.sources.get(word)?.[role].add(everyColumn);
  }
}

/** Whether each row that the select answers is a row of each of its tables: nothing is counted, grouped or joined to others. */
export const answersRows = ({ groupBy, setOperations, frontModifiers, selections = [] }: SelectQueryNode): boolean =>
  !groupBy && !setOperations && !frontModifiers?.length && selections.length > 0 && !selections.some(aggregates);

const aggregates = ({ selection }: SelectionNode): boolean => {
  const node: OperationNode = AliasNode.is(selection) ? selection.node : selection;
  if (RawNode.is(node)) return !/^\s*\(select\b/i.test(node.sqlFragments[0] ?? '') && aggregate.test(node.sqlFragments.join(' '));
  return hasAggregate(node);
};

const aggregate = /\b(count|sum|min|max|avg|every|bool_and|bool_or|\w+_agg)\s*\(/i;

function hasAggregate(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(hasAggregate);
  if ('kind' in value && (value.kind === 'SelectQueryNode' || value.kind === 'ReferenceNode')) return false;
  if ('kind' in value && value.kind === 'AggregateFunctionNode') return true;
  return Object.values(value).some(hasAggregate);
}

/** The columns of a list that answers no keys: everything read of it. */
export const listColumns = ({ selected, deciding, isLookup }: Source): Set<string> => new Set([...selected, ...deciding, ...(isLookup ? [] : [membership])]);

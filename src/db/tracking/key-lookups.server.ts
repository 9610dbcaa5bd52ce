import {
  AndNode,
  BinaryOperationNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  type SelectQueryNode,
  ValueNode,
} from 'kysely';
import type { Key } from '../recorded-reads.server.ts';
import type { Scope, Source } from './scope.ts';

/** Marks tables looked up by primary key (`event.id = 12`): their rows change only with what refers to them. */
export function keyLookups({ where, joins = [] }: SelectQueryNode, scope: Scope): void {
  const conditions = [where?.where, ...joins.map(({ on }) => on?.on)].flatMap((condition) => (condition ? conjuncts(condition) : []));
  for (const condition of conditions) {
    if (!BinaryOperationNode.is(condition) || !OperatorNode.is(condition.operator)) continue;
    const { leftOperand: left, operator, rightOperand: right } = condition;
    if (operator.operator === '=') mark(left, right, scope) || mark(right, left, scope);
    if (operator.operator === 'in') mark(left, right, scope);
  }
}

const conjuncts = (node: OperationNode): OperationNode[] => {
  if (ParensNode.is(node)) return conjuncts(node.node);
  return AndNode.is(node) ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
};

function mark(reference: OperationNode, other: OperationNode, scope: Scope): boolean {
  const source = keyed(reference, scope);
  // Of two keys none refers to the other in a way that is known: `event_booking.event_id = event.id` may come later.
  if (!source || keyed(other, scope)) return false;
  source.isLookup = true;
  source.ids ??= constants(other);
  return true;
}

/** In this select, not in one around it. */
function keyed(node: OperationNode, { sources }: Scope): Source | undefined {
  if (!ReferenceNode.is(node) || node.column.kind !== 'ColumnNode') return undefined;
  const name = node.table?.table.identifier.name;
  const source = name === undefined ? (sources.size === 1 ? [...sources.values()][0] : undefined) : sources.get(name);
  return source?.key === node.column.column.name ? source : undefined;
}

function constants(node: OperationNode): Key[] | null {
  if (ValueNode.is(node)) return [node.value as Key]; // compared with a key, so one
  return PrimitiveValueListNode.is(node) ? [...(node.values as Key[])] : null;
}

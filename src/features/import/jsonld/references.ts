import { limits } from '../limits.ts';
import type { EventNode } from './event-nodes.ts';
import { isNode, listOf, type Node, of, textOf } from './nodes.ts';

export type KnownNodes = ReadonlyMap<string, Node>;

const referring = ['location', 'organizer', 'performer', 'image', 'offers', 'workPerformed', 'address'] as const;

/** Remembers the nodes of a value that others may refer to; those that are events are read where they stand. */
export function collectNodes(value: unknown, nodes: Map<string, Node>): void {
  for (const item of listOf(value).flat()) {
    if (!isNode(item)) continue;
    collectNodes(of(item, '@graph'), nodes);
    const id = idOf(item);
    if (id === undefined || isReference(item) || of(item, 'startDate') !== undefined || nodes.size >= limits.references) continue;
    if (!nodes.has(id)) nodes.set(id, item);
  }
}

export const withReferences = ({ node, parent }: EventNode, nodes: KnownNodes): EventNode => ({
  node: resolved(node, nodes),
  ...(parent && { parent: resolved(parent, nodes) }),
});

/** What an event refers to and the document does not have. */
export const unknownReferences = ({ node }: EventNode): { field: string; id: string }[] =>
  referring.flatMap((field) =>
    listOf(of(node, field)).flatMap((value) => (isNode(value) && isReference(value) && textOf(value) === undefined ? [{ field, id: idOf(value) ?? '' }] : [])),
  );

function resolved(node: Node, nodes: KnownNodes, depth = 2): Node {
  const changes = referring.flatMap((key) => {
    const value = of(node, key);
    const others = listOf(value).map((one) => (isNode(one) ? find(one, nodes, depth) : one));
    const isSame = listOf(value).every((one, index) => one === others[index]);
    return isSame ? [] : [[key, others.length === 1 ? others[0] : others] as const];
  });
  return changes.length === 0 ? node : { ...node, ...Object.fromEntries(changes) };
}

function find(value: Node, nodes: KnownNodes, depth: number): Node {
  const found = isReference(value) ? (nodes.get(idOf(value) ?? '') ?? value) : value;
  return depth > 0 ? resolved(found, nodes, depth - 1) : found;
}

const idOf = (node: Node): string | undefined => {
  const id = of(node, '@id');
  return typeof id === 'string' && id !== '' ? id : undefined;
};

const isReference = (node: Node): boolean => idOf(node) !== undefined && Object.keys(node).every((key) => key === '@id' || key === '@type');

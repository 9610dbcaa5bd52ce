import { isNode, listOf, type Node, of, textOf, typesOf } from './nodes.ts';

export type EventNode = { node: Node; parent?: Node };

/** Itself, a list's, `@graph`'s, or `subEvent`s with their parent; null: nothing makes it an event. Declared other things are left out. */
export function* eventNodes(value: unknown): Generator<EventNode | null> {
  for (const item of listOf(value)) {
    if (Array.isArray(item)) yield* eventNodes(item);
    else if (!isNode(item)) yield null;
    else if (Array.isArray(of(item, '@graph')) || isNode(of(item, '@graph'))) {
      for (const member of listOf(of(item, '@graph'))) yield* isNode(member) ? withParts(member) : [null];
    } else yield* withParts(item);
  }
}

/** Under these keys, what is no event itself hands on events: lists and their entries, pages, places and houses. */
const carriers = ['itemListElement', 'item', 'mainEntity', 'event', 'events', 'dataFeedElement'];

function* carried(node: Node): Generator<EventNode | null> {
  for (const key of carriers) for (const value of listOf(of(node, key))) if (isNode(value)) yield* withParts(value);
}

/** One of the times at which an event begins, such as a tour: it has nothing by which it could be known. */
const isBeginning = (part: Node, whole: Node): boolean =>
  of(whole, 'startDate') !== undefined &&
  textOf(of(part, 'name')) === textOf(of(whole, 'name')) &&
  ['identifier', '@id', 'url'].every((key) => of(part, key) === undefined);

function* withParts(node: Node): Generator<EventNode | null> {
  const parts = listOf(of(node, 'subEvent')).filter((part) => isNode(part) && of(part, 'startDate') !== undefined);
  if (parts.length > 0 && !parts.every((part) => isNode(part) && isBeginning(part, node))) {
    for (const part of parts) if (isNode(part)) yield { node: part, parent: node };
    return;
  }
  const types = typesOf(node);
  if (of(node, 'startDate') !== undefined || of(node, 'eventSchedule') !== undefined || types.some((type) => /(Event|Festival)$/.test(type))) yield { node };
  else {
    const inside = [...carried(node)];
    if (inside.length > 0) yield* inside;
    else if (types.length === 0) yield null;
  }
}

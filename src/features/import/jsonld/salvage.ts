import { isNode, of } from './nodes.ts';

type Opening = { bracket: string; at: number; key: string | null; isWhole: boolean };

/** Anywhere else an event is only spoken of. */
const carriers = ['@graph', 'subEvent'];

/** Each as it stands there and where, from a text whose brackets do not fit; what is in a broken event itself is none. */
export function* salvage(text: string): Generator<{ at: number; text: string }> {
  let reached = 0;
  for (const { at, end } of wholeObjects(text)) {
    if (at < reached) continue; // within one that was whole
    const value = parsed(text.slice(at, end));
    if (value !== undefined) reached = end;
    if (isNode(value) && of(value, 'startDate') !== undefined) yield { at, text: text.slice(at, end) };
  }
}

/** Objects all of whose brackets fit, under a key that carries events, the outer before the inner. */
function wholeObjects(text: string): { at: number; end: number }[] {
  const found: { at: number; end: number }[] = [];
  const open: Opening[] = [];
  let key: string | null = null;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]:,]/g)) {
    if (token.startsWith('"')) key = token.slice(1, -1);
    else if (token === ',') key = null;
    else if (token === '{' || token === '[') {
      const parent = open.at(-1);
      open.push({ bracket: token, at: index, key: parent?.bracket === '[' ? parent.key : key, isWhole: true });
      key = null;
    } else if (token !== ':') {
      const opening = token === '}' ? '{' : '[';
      if (!open.some(({ bracket }) => bracket === opening)) continue;
      let closed = open.pop();
      while (closed && closed.bracket !== opening) {
        closed = open.pop();
        if (closed) closed.isWhole = false; // what was never closed is in it
      }
      if (!closed) continue;
      const parent = open.at(-1);
      if (parent && !closed.isWhole) parent.isWhole = false;
      const mayCarry = closed.key === null || carriers.includes(closed.key);
      if (closed.bracket === '{' && closed.isWhole && mayCarry) found.push({ at: closed.at, end: index + 1 });
      key = null;
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a comma or colon is missing: that event is the broken one, or another
  }
}

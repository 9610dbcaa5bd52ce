/** Modules that every entry which reaches one of them reaches all of: what the bundler makes a chunk of by itself. */
export type Part = {
  /** Bytes, compressed: what it adds to a script, and to a style sheet. */
  script: number;
  style: number;
  /** The views that load its script, and those that load its sheets. */
  runIn: ReadonlySet<number>;
  drawnIn: ReadonlySet<number>;
  /** The parts that it imports, and those of which it needs nothing but the sheets. */
  imports: readonly number[];
  draws: readonly number[];
  /** Stays by itself: the code of an entry, and libraries. */
  isFixed: boolean;
  /** Nothing but style sheets, whose script nobody loads for their sake (vite/style-chunks.ts). */
  isOfStyles: boolean;
};

/** What a script or a style sheet more costs a view, in bytes that would cost as much. */
export type Price = { script: number; style: number };

type Chunk = { parts: number[]; script: number; style: number; runIn: Uint8Array; drawnIn: Uint8Array; isOfStyles: boolean };
type Graph = { parts: readonly Part[]; chunks: Map<number, Chunk>; chunkOf: number[]; weights: readonly number[]; price: Price };

/**
 * Joins parts to chunks as long as the requests that this saves are worth more than the bytes that some views then load
 * without need, the best pair first. Answers the parts of each chunk.
 */
export function mergeParts(parts: readonly Part[], weights: readonly number[], price: Price): number[][] {
  const graph: Graph = {
    parts,
    chunks: new Map(parts.map((part, index) => [index, chunkOfPart(part, index, weights.length)])),
    chunkOf: parts.map((_, index) => index),
    weights,
    price,
  };
  const gains = new Map<string, { gain: number; pair: [number, number] }>();
  const weigh = (one: number, other: number, gain = directGain(graph, one, other)) => {
    const pair: [number, number] = [Math.min(one, other), Math.max(one, other)];
    if (gain > 0) gains.set(`${pair}`, { gain, pair });
    else gains.delete(`${pair}`);
  };
  const free = () => [...graph.chunks.keys()].filter((index) => !parts[index]?.isFixed);
  free().forEach((one, place, all) => {
    for (const other of all.slice(place + 1)) weigh(one, other);
  });
  for (;;) {
    const best = highest(gains.values());
    if (!best) return [...graph.chunks.values()].map((chunk) => chunk.parts);
    const [one, other] = best.pair;
    // What a pair gains by itself is a bound: a view that loads one of both loads from then on what the other imports.
    const gain = gainWithImports(graph, one, other);
    if (gain < best.gain) {
      weigh(one, other, gain);
      continue;
    }
    const changed = join(graph, one, other);
    for (const [key, { pair }] of gains) if (pair.includes(other)) gains.delete(key);
    for (const index of changed) if (!parts[index]?.isFixed) for (const rest of free()) if (rest !== index) weigh(index, rest);
  }
}

function highest(pairs: Iterable<{ gain: number; pair: [number, number] }>) {
  let best: { gain: number; pair: [number, number] } | undefined;
  for (const pair of pairs) if (!best || pair.gain > best.gain) best = pair;
  return best;
}

const flags = (views: ReadonlySet<number>, count: number) => Uint8Array.from({ length: count }, (_, view) => (views.has(view) ? 1 : 0));

const chunkOfPart = ({ script, style, runIn, drawnIn, isOfStyles }: Part, index: number, views: number): Chunk => ({
  parts: [index],
  script,
  style,
  isOfStyles,
  runIn: flags(runIn, views),
  drawnIn: flags(drawnIn, views),
});

const either = (one: Uint8Array, other: Uint8Array) => one.map((flag, view) => flag || (other[view] ?? 0));

/** Where both would be loaded: sheets that come in one file with a script bring that script along. */
const runOfBoth = (a: Chunk, b: Chunk) => either(a.isOfStyles && !b.isOfStyles ? a.drawnIn : a.runIn, b.isOfStyles && !a.isOfStyles ? b.drawnIn : b.runIn);

/** What the views load of the two now, less what they would load of both in one. */
function directGain({ chunks, weights, price }: Graph, one: number, other: number): number {
  const [a, b] = [chunks.get(one), chunks.get(other)];
  if (!a || !b) return 0;
  const runIn = runOfBoth(a, b);
  const sheet = (style: number) => (style > 0 ? price.style + style : 0);
  const [script, style] = [price.script + a.script + b.script, sheet(a.style + b.style)];
  let gain = 0;
  weights.forEach((weight, view) => {
    if (a.runIn[view]) gain += weight * (price.script + a.script);
    if (b.runIn[view]) gain += weight * (price.script + b.script);
    if (runIn[view]) gain -= weight * script;
    if (a.drawnIn[view]) gain += weight * sheet(a.style);
    if (b.drawnIn[view]) gain += weight * sheet(b.style);
    if (a.drawnIn[view] || b.drawnIn[view]) gain -= weight * style;
  });
  return gain;
}

function gainWithImports(graph: Graph, one: number, other: number): number {
  const [a, b] = [graph.chunks.get(one), graph.chunks.get(other)];
  const needed = neededBy(graph, one, other);
  if (!a || !b || !needed) return 0;
  const [runIn, drawnIn] = [runOfBoth(a, b), either(a.drawnIn, b.drawnIn)];
  let gain = directGain(graph, one, other);
  for (const index of needed.drawn) {
    const chunk = graph.chunks.get(index);
    if (!chunk) continue;
    graph.weights.forEach((weight, view) => {
      if (runIn[view] && !chunk.runIn[view] && needed.run.has(index)) gain -= weight * (chunk.script + graph.price.script);
      if (drawnIn[view] && !chunk.drawnIn[view]) gain -= weight * (chunk.style + (chunk.style > 0 ? graph.price.style : 0));
    });
  }
  return gain;
}

/** All that two chunks need but each other; null where one needs the other through a third, which would need the chunk of both. */
function neededBy({ parts, chunks, chunkOf }: Graph, one: number, other: number): { run: Set<number>; drawn: Set<number> } | null {
  const follow = (next: (part: Part) => readonly number[]) => {
    const found = new Set<number>();
    const ahead = [one, other];
    for (let index = ahead.pop(); index !== undefined; index = ahead.pop())
      for (const part of chunks.get(index)?.parts ?? [])
        for (const needed of parts[part] ? next(parts[part]) : []) {
          const chunk = chunkOf[needed] ?? needed;
          const isOfBoth = chunk === one || chunk === other;
          if (isOfBoth && index !== one && index !== other) return null;
          if (isOfBoth || found.has(chunk)) continue;
          found.add(chunk);
          ahead.push(chunk);
        }
    return found;
  };
  const drawn = follow(({ imports, draws }) => [...imports, ...draws]);
  const run = follow(({ imports, draws }) => [...imports, ...draws.filter((part) => !chunks.get(chunkOf[part] ?? part)?.isOfStyles)]);
  return run && drawn && { run, drawn };
}

/** Answers the chunks that other views load than before. */
function join(graph: Graph, one: number, other: number): number[] {
  const { chunks, chunkOf } = graph;
  const [a, b] = [chunks.get(one), chunks.get(other)];
  if (!a || !b) return [];
  const needed = neededBy(graph, one, other);
  const [runIn, drawnIn] = [runOfBoth(a, b), either(a.drawnIn, b.drawnIn)];
  chunks.set(one, {
    parts: [...a.parts, ...b.parts],
    script: a.script + b.script,
    style: a.style + b.style,
    runIn,
    drawnIn,
    isOfStyles: a.isOfStyles && b.isOfStyles,
  });
  chunks.delete(other);
  for (const part of b.parts) chunkOf[part] = one;
  const changed = [one];
  for (const index of needed?.drawn ?? []) {
    const chunk = chunks.get(index);
    if (!chunk) continue;
    const wider = { ...chunk, runIn: needed?.run.has(index) ? either(chunk.runIn, runIn) : chunk.runIn, drawnIn: either(chunk.drawnIn, drawnIn) };
    if (wider.runIn.some((flag, view) => flag !== chunk.runIn[view]) || wider.drawnIn.some((flag, view) => flag !== chunk.drawnIn[view])) {
      chunks.set(index, wider);
      changed.push(index);
    }
  }
  return changed;
}

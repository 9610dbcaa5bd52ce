import { isStaticPart, type Module, type ModuleGraph } from './graph.ts';
import { mergeParts, type Part, type Price } from './merge.ts';
import { type Frame, reachable, type View, viewsOf } from './views.ts';

/** Bytes of a file that come over the network for each byte in it, as measured on those of this site. */
const compressed = { code: 0.2, sheet: 0.22 };
/** What a request is worth: so many bytes. */
const price: Price = { script: 800, style: 40 };

/**
 * Says of each file in which chunk it comes. Files that the same views load are one part; parts that nearly the same views load
 * become one chunk. What one entry alone needs stays with it, and is not named here.
 */
export function chunksOf(graph: ModuleGraph, frame: Frame, isLibrary: (id: string) => boolean): Map<string, string> {
  const owners = ownersOf(graph);
  const views = distinct(viewsOf(graph, frame), (id) => !owners.has(id));
  const signatureOf = ({ id, isAlone }: Module) => (isLibrary(id) ? 'libraries' : (owners.get(id) ?? (isAlone ? id : viewsWith(id, views))));
  const groups = [...Map.groupBy(graph.modules.values(), signatureOf).values()];
  const partOf = new Map(groups.flatMap((modules, part) => modules.map(({ id }) => [id, part])));
  const parts = groups.map((modules) => partFrom(modules, { graph, views, partOf, isLibrary }));
  const weights = views.map(({ weight }) => weight);
  const chunks = mergeParts(parts, weights, price);
  const named = new Map<string, string>();
  const names = new Set<string>();
  for (const chunk of chunks) {
    const modules = chunk.flatMap((part) => groups[part] ?? []);
    if (modules.some(({ id }) => isLibrary(id) || owners.has(id))) continue;
    const name = nameOf(modules, names);
    for (const { id } of modules) named.set(id, name);
  }
  return named;
}

/** Of each file that one entry alone needs, and of each entry: that entry. */
function ownersOf(graph: ModuleGraph): Map<string, string> {
  const owners = new Map<string, string | null>();
  for (const entry of graph.entries) for (const id of reachable(graph, [entry])) owners.set(id, owners.has(id) ? null : entry);
  for (const entry of graph.entries) owners.set(entry, entry);
  return new Map([...owners].flatMap(([id, owner]) => (owner === null ? [] : [[id, owner]])));
}

/** Views that share the same with others count as one: ten pages more of a kind change nothing for the others. */
function distinct(views: readonly View[], isShared: (id: string) => boolean): View[] {
  const known = new Map<string, View>();
  const listed = (ids: ReadonlySet<string>) => [...ids].filter(isShared).sort().join();
  for (const view of views) {
    const key = `${listed(view.run)}|${listed(view.drawn)}`;
    if ((known.get(key)?.weight ?? 0) < view.weight) known.set(key, view);
  }
  return [...known.values()];
}

/** The same for two files that are loaded together always. */
const viewsWith = (id: string, views: readonly View[]): string => views.map(({ run, drawn }) => (run.has(id) ? 2 : Number(drawn.has(id)))).join('');

type Around = { graph: ModuleGraph; views: readonly View[]; partOf: ReadonlyMap<string, number>; isLibrary: (id: string) => boolean };

function partFrom(modules: readonly Module[], { graph, views, partOf, isLibrary }: Around): Part {
  const { id } = modules.find((module) => graph.entries.has(module.id)) ?? modules[0] ?? { id: '' };
  const sum = (size: (module: Module) => number) => modules.reduce((total, module) => total + size(module), 0);
  const partsOf = (ids: readonly string[]) => [...new Set(ids.flatMap((imported) => partOf.get(imported) ?? []))];
  const runIn = new Set(views.flatMap(({ run }, view) => (run.has(id) ? [view] : [])));
  const drawnIn = new Set(views.flatMap(({ drawn }, view) => (drawn.has(id) ? [view] : [])));
  return {
    // A file by itself is one that grows: how large it is today decides nothing, and no view gets it for the sake of others.
    script: modules.some(({ isAlone }) => isAlone) ? Infinity : sum(({ code }) => code) * compressed.code,
    style: sum(({ sheet }) => sheet) * compressed.sheet,
    runIn,
    drawnIn,
    imports: partsOf(modules.flatMap(({ imports }) => imports)),
    draws: partsOf(modules.flatMap(({ draws }) => draws)),
    isFixed: isLibrary(id) || graph.entries.has(id) || modules.some(({ isAlone }) => isAlone),
    isOfStyles:
      modules.every((module) => module.id.endsWith('.css') || isStaticPart(module.id)) &&
      (runIn.size < drawnIn.size || modules.every((module) => isStaticPart(module.id))),
  };
}

/** That of its largest file, with its folder where another has it. */
function nameOf(modules: readonly Module[], taken: Set<string>): string {
  const [largest] = modules.toSorted((one, other) => other.code + other.sheet - one.code - one.sheet || (one.id < other.id ? -1 : 1));
  const [file = '', folder = ''] = (largest?.id ?? '').replaceAll('\0', '').split('/').reverse();
  const name = file.replace(/\..*$/, '');
  const free = [name, `${folder}-${name}`, ...Array.from({ length: 99 }, (_, number) => `${name}-${number + 2}`)].find((one) => !taken.has(one)) ?? name;
  taken.add(free);
  return free;
}

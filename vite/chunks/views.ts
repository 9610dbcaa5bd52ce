import type { Module, ModuleGraph } from './graph.ts';

/** What somebody has loaded at one moment: the files whose code runs, and those whose sheets are drawn with. */
export type View = { weight: number; run: ReadonlySet<string>; drawn: ReadonlySet<string> };

/** Of every page: what it begins with, and what it loads once it stands; `instead`: what may be shown in place of a page. */
export type Frame = { first: readonly string[]; later: readonly string[]; instead: string };

/**
 * Pages that visitors open from the route table are two steps of `lazyImport` from the entry; the screens of the back office are
 * further, and matter less. So does what comes when a page stands already, and what somebody opens on it.
 */
const stepsToVisitorsPage = 2;
const weights = { visitorsPage: 1, screen: 0.05, later: 0.1, opened: 0.02 };

/** The views of a client: each page when it is first seen, each when all has come that comes by itself, and whatever else comes when it is asked for. */
export function viewsOf(graph: ModuleGraph, { first, later, instead }: Frame): View[] {
  const steps = stepsFrom(graph, first);
  const shown = [...first, ...later];
  return [...graph.entries]
    .filter((entry) => entry === instead || !shown.includes(entry))
    .flatMap((entry): View[] => {
      if (!entry.endsWith('.page.tsx') && entry !== instead) return [{ weight: weights.opened, ...loadedBy(graph, [...shown, entry]) }];
      const weight = (steps.get(entry) ?? 0) <= stepsToVisitorsPage ? weights.visitorsPage : weights.screen;
      const page = loadedBy(graph, [...first, entry]);
      const parts = deferredParts(graph, page.run);
      return [
        { weight, run: page.run, drawn: loadedBy(graph, [...first, entry, ...parts]).drawn },
        { weight: weight * weights.later, ...loadedBy(graph, [...shown, entry, ...parts]) },
      ];
    });
}

/** What is drawn with at once although its code comes later (src/ui/deferred.tsx): the faces of features. */
const deferredParts = ({ modules }: ModuleGraph, run: ReadonlySet<string>): string[] =>
  [...run].flatMap((id) => (modules.get(id)?.later ?? []).filter((part) => /features\/.+\/index\.ts$/.test(part)));

const loadedBy = (graph: ModuleGraph, entries: readonly string[]) => ({
  run: reachable(graph, entries, ({ imports }) => imports),
  drawn: reachable(graph, entries),
});

export function reachable(
  { modules }: ModuleGraph,
  entries: readonly string[],
  next = ({ imports, draws }: Module): readonly string[] => [...imports, ...draws],
): Set<string> {
  const found = new Set<string>();
  const ahead = [...entries];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const module = modules.get(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    ahead.push(...next(module));
  }
  return found;
}

/** Of each entry: how many imports that come later lead to it from the first. */
function stepsFrom(graph: ModuleGraph, first: readonly string[]): Map<string, number> {
  const steps = new Map<string, number>();
  let reached: string[] = [...first];
  for (let step = 0; reached.length > 0; step++) {
    const fresh = reached.filter((entry) => !steps.has(entry));
    for (const entry of fresh) steps.set(entry, step);
    reached = [...loadedBy(graph, fresh).drawn].flatMap((id) => graph.modules.get(id)?.later ?? []);
  }
  return steps;
}

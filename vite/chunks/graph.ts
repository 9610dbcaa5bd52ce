import { readFileSync, statSync } from 'node:fs';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** A file of the client as the bundler leaves it: what nobody calls is gone, with what only that imported. */
export type Module = {
  id: string;
  /** Bytes of its code before it is made small, and of its style sheet. */
  code: number;
  sheet: number;
  imports: string[];
  /** Static parts, and their style sheets, which are all that comes of them (vite/static-parts.ts). */
  draws: string[];
  /** Says of itself that it comes in no chunk with others: `// @own-chunk`, with the reason. */
  isAlone: boolean;
  /** What it imports when it is needed. */
  later: string[];
};

/** Nothing but style sheets in the browser. */
export const isStaticPart = (id: string): boolean => id.endsWith('.static.tsx');

export type ModuleGraph = { modules: ReadonlyMap<string, Module>; entries: ReadonlySet<string> };

class GraphIsKnown extends Error {}

/**
 * The graph of a client: it is built with a chunk of its own for every file, as far as the bundler knows which chunk imports
 * which. The imports
 * in the sources would be too many: most faces (`index.ts`) export what the other side does not use.
 */
export async function readModuleGraph(config: InlineConfig): Promise<ModuleGraph> {
  let graph: ModuleGraph | undefined;
  const reader: Plugin = {
    name: 'foyer:module-graph',
    renderChunk: {
      order: 'pre',
      handler(_code, _chunk, _options, { chunks }) {
        graph ??= graphOf(chunks, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        throw new GraphIsKnown();
      },
    },
  };
  await build({ ...config, configFile: false, logLevel: 'silent', plugins: [config.plugins, reader], build: { ...config.build, write: false } }).catch(
    (error) => {
      if (!graph) throw error;
    },
  );
  if (!graph) throw new Error('The client has no chunk.');
  return graph;
}

function graphOf(rendered: Record<string, Rolldown.RenderedChunk>, sourcesOf: (id: string) => readonly string[]): ModuleGraph {
  // Each look at one of these goes to the bundler and back.
  const chunks = new Map(
    Object.entries(rendered).map(([file, { facadeModuleId, moduleIds, modules, imports, dynamicImports, isEntry, isDynamicEntry }]) => [
      file,
      { id: facadeModuleId ?? moduleIds[0] ?? '', moduleIds, modules, imports, dynamicImports, isEntry: isEntry || isDynamicEntry },
    ]),
  );
  const idsOf = (files: string[]) => files.flatMap((file) => chunks.get(file)?.id || []);
  const modules = new Map<string, Module>();
  const entries = new Set<string>();
  for (const { id: entry, isEntry, ...chunk } of chunks.values()) {
    if (isEntry) entries.add(entry);
    // The chunk of an entry has no file in it: it imports the entry's own, and what the entry only exports.
    for (const id of chunk.moduleIds.length > 0 ? chunk.moduleIds : [entry]) {
      const { code, sheet, imports, draws, later } = modules.get(id) ?? { code: 0, sheet: 0, imports: [], draws: [], later: [] };
      const sources = isStaticPart(id) ? [] : sourcesOf(id);
      const isDrawn = (imported: string) => isStaticPart(imported) || (imported.endsWith('.css') && !sources.includes(imported));
      const imported = idsOf(chunk.imports).filter((other) => other !== id);
      modules.set(id, {
        id,
        code: code + (chunk.modules[id]?.renderedLength ?? 0),
        sheet: sheet || (id.endsWith('.css') ? statSync(id).size : 0),
        imports: [...new Set([...imports, ...imported.filter((other) => !isDrawn(other))])],
        draws: [...new Set([...draws, ...imported.filter(isDrawn)])],
        isAlone: /\/src\/.*\.tsx?$/.test(id) && readFileSync(id, 'utf8').startsWith('// @own-chunk'),
        later: [...new Set([...later, ...idsOf(chunk.dynamicImports)])],
      });
    }
  }
  return { modules, entries };
}

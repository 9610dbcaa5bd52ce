import { resolve } from 'node:path';
import type { InlineConfig, Plugin, PluginOption, Rolldown } from 'vite';
import { chunksOf } from './chunks.ts';
import { readModuleGraph } from './graph.ts';

/** What React Router and React are made of: one chunk that no release of ours changes. It compresses best whole and stays cached. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router)\//;
/** The bundler's own few lines, which the libraries import: they have a chunk to themselves unless these take them in. */
const isLibrary = (id: string) => libraries.test(id) || id.startsWith('\0rolldown/');

const name = 'foyer:chunks';
const first = ['src/app/entry.client.tsx', 'src/app/hydrate.tsx'];
const errorView = 'src/app/error-page/error-view.tsx';
const later = ['src/app/deferred-shell/shell-parts.tsx', errorView, 'src/app/page-routes.ts'];

/**
 * Makes the chunks of the client by what imports what (docs/decisions/0169-chunks-by-reachability.md). The client is bundled
 * twice: once to learn that, once as it is written.
 */
export const reachableChunks = (): Plugin => ({
  name,
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async config(config) {
    const graph = await readModuleGraph(withSplitting({ ...config, plugins: withoutThis(config.plugins) }, [fileByFile]));
    const paths = (files: readonly string[]) => files.map((file) => resolve(file));
    const chunks = chunksOf(graph, { first: paths(first), later: paths(later), instead: resolve(errorView) }, isLibrary);
    return withSplitting({}, [{ debugName: 'reachable', name: (id) => chunks.get(id) ?? null }]);
  },
});

const fileByFile: Rolldown.CodeSplittingGroup = { debugName: 'files', name: (id) => id.replaceAll(/[^A-Za-z0-9]/g, '_') };

/** Files that a chunk imports stay where they belong: chunks import each other in one direction, so the order in which they run is that of the imports. */
function withSplitting(config: InlineConfig, groups: Rolldown.CodeSplittingGroup[]): InlineConfig {
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name: 'vendor', test: libraries }, ...groups] };
  return { ...config, build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting } } } };
}

/** The plugins but this one, which would bundle for ever. */
const withoutThis = (plugins: PluginOption[] | undefined): PluginOption[] =>
  (plugins ?? []).filter((plugin) => !(plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === name));

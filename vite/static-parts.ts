import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/**
 * Leaves the code of static parts (`*.static.tsx`, src/ui/static/static.tsx) out of the browser: of such a file only the style
 * sheets remain, its own and those of what it is made of. What it exports is null there.
 */
export const staticParts = (): Plugin => ({
  name: 'foyer:static-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\.static\.tsx$/ },
    async handler(code, id, options) {
      if (options?.ssr) return null;
      const styles = await stylesOf(this, id);
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `export const ${name} = null;`);
      return { code: [...styles.map((style) => `import ${JSON.stringify(style)};`), ...names].join('\n'), map: null, moduleSideEffects: true };
    },
  },
});

/** A style sheet counts wherever its file is imported, also where nobody in the browser asks for the names of its classes. */
export const keepStyles = (): Plugin => {
  const drawnByParts = new Set<string>();
  return {
    name: 'foyer:keep-styles',
    enforce: 'post',
    async buildStart() {
      for (const part of globSync('src/**/*.static.tsx')) for (const sheet of await stylesOf(this, resolve(part))) drawnByParts.add(sheet);
    },
    transform: {
      filter: { id: /\.module\.css$/ },
      // A chunk of nothing but sheets counts as empty without a statement, and is dropped, sheets and all. With one, each page that imports it loads it.
      handler: (code, id) => ({ code: drawnByParts.has(id) ? `${code}\nglobalThis.document;` : code, map: null, moduleSideEffects: true }),
    },
  };
};

/** The style sheets that a file imports, and the files of ours that it imports, in the order of the imports. */
async function stylesOf(context: Rollup.PluginContext, file: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  if (!/\/src\/.*\.tsx?$/.test(file)) return [];
  context.addWatchFile(file);
  const found: string[] = [];
  for (const [, source = ''] of (await readFile(file, 'utf8')).matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm)) {
    const resolved = await context.resolve(source, file);
    if (resolved) found.push(...(await stylesOf(context, resolved.id, seen)));
  }
  return found;
}

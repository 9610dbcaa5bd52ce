import type { Plugin, Rolldown } from 'vite';

/**
 * A chunk of nothing but style sheets and static parts (static-parts.ts) says nothing to who imports it for its sheets
 * alone. That import leaves the code, or each page would ask for half a dozen files of a hundred bytes. The sheets stay:
 * code that comes later is told of them by the build, the server by the manifest, where `styles` names what has left `imports`.
 */
export const styleChunks = (): Plugin => ({
  name: 'foyer:style-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle['.vite/manifest.json'];
      if (file?.type !== 'asset') return;
      const manifest: Record<string, { file: string; imports?: string[]; styles?: string[] }> = JSON.parse(String(file.source));
      const keyOf = new Map(Object.entries(manifest).map(([key, entry]) => [entry.file, key]));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const dropped = chunk.imports.filter((name) => isOfStyles(bundle[name]) && bareImport(name).test(chunk.code));
        for (const name of dropped) chunk.code = chunk.code.replace(bareImport(name), '');
        const entry = manifest[keyOf.get(chunk.fileName) ?? ''];
        if (!entry || dropped.length === 0) continue;
        const styles = dropped.flatMap((name) => keyOf.get(name) ?? []);
        entry.imports = entry.imports?.filter((key) => !styles.includes(key)) ?? [];
        entry.styles = styles;
      }
      file.source = JSON.stringify(manifest, null, 2);
    },
  },
});

const isOfStyles = (chunk: Rolldown.OutputBundle[string] | undefined): boolean =>
  chunk?.type === 'chunk' && Object.keys(chunk.modules).length > 0 && Object.keys(chunk.modules).every((id) => /\.css$|\.static\.tsx$/.test(id));

/** `import"./view.module-a1b2c3d4.js";`, as it stands before and after the code is made small. */
const bareImport = (name: string): RegExp => new RegExp(`import ?"\\./${name.split('/').at(-1)?.replaceAll('.', '\\.')}";?`);

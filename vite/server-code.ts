import type { Plugin } from 'vite';

/** The build fails when code for the server is about to reach the browser. */
export const keepServerCodeOut = (): Plugin => ({
  name: 'foyer:keep-server-code-out',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!options.ssr && importer && /\.server\.tsx?$/.test(source)) {
      throw new Error(`${importer} imports ${source}, which is for the server only.`);
    }
    return null;
  },
});

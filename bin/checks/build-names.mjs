// The build names no feature: what is in which chunk follows from what imports what (docs/decisions/0169-chunks-by-reachability.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../prepare.mjs';

/** Names of features that are words of the language. */
const ofTheLanguage = ['import'];

/**
 * The features that a file names in its code; its comments speak of what they like.
 * @param {string} text
 * @param {readonly string[]} features names of folders
 */
export function namedFeatures(text, features) {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\/|(?<![:'"\\])\/\/ .*$/gm, '');
  const paths = code.match(/features\\?\/[\w-]+/g)?.map((path) => path.replace(/^features\\?\//, '')) ?? [];
  const words = new Set([...paths, ...(code.match(/(?<![\w-])[a-z][\w-]*(?![\w-])/g) ?? [])]);
  return features.filter((feature) => words.has(feature) && (!ofTheLanguage.includes(feature) || paths.includes(feature)));
}

if (process.argv[1]?.endsWith('build-names.mjs')) {
  const features = readdirSync(join(root, 'src/features'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const files = [
    ...readdirSync(root).filter((name) => /^vite[\w.]*\.ts$/.test(name) && !name.startsWith('vitest')),
    ...readdirSync(join(root, 'vite'), { recursive: true })
      .map((name) => `vite/${name}`)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')),
  ];
  const found = files.flatMap((file) =>
    namedFeatures(readFileSync(join(root, file), 'utf8'), features).map((feature) => `${file} names the feature ${feature}.`),
  );
  for (const line of found) say(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}

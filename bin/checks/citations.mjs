// What is cited is there: files of the repository, and numbered sections of the specification (docs/spec).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, say } from '../prepare.mjs';

const roots = ['src', 'seed', 'box-office', 'bin', 'bench', 'tests', 'vite', 'docs'];
const isRead = (path) => /\.(tsx?|mjs|css|md|sql)$/.test(path) && !path.includes('/node_modules/');
/** Released files never change, so they may name what has moved since. */
const isReleased = (path) => /^src\/db\/migrations\/\d|^docs\/decisions\/\d/.test(path);
const path = new RegExp(`(?<![\\w./@-])(?:${roots.join('|')})/[\\w./-]*\\.(?:tsx?|mjs|css|md|sql|json|html)(?![\\w*{<…-])`, 'g');
const document = /(?<![\w./@-])[\w-]+\.md(?![\w*{<…-])/g;
const link = /\]\((?!https?:|mailto:|#|\/)([^)\s#]+)(?:#[^)\s]*)?\)/g;
const section = /\b([VE]) §\s?(\d+)/g;

const sectionsOf = (markdown) => new Set([...markdown.matchAll(/^## (\d+)\./gm)].map(([, number]) => number));

/**
 * What a file cites and is not there.
 * @param {string} file path from the repository's root
 * @param {string} text
 * @param {{ exists: (path: string) => boolean, isNamed: (document: string) => boolean, sections: { V: Set<string>, E: Set<string> } }} repository
 */
export function missingCitations(file, text, { exists, isNamed, sections }) {
  const isMarkdown = file.endsWith('.md');
  const comments = isMarkdown ? text : text.replaceAll(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '""'); // a path in a string is no citation
  const paths = [...comments.matchAll(path)].map(([found]) => found).filter((found) => !exists(found));
  const documents = [...comments.matchAll(document)].map(([found]) => found).filter((found) => !isNamed(found));
  const links = isMarkdown ? [...text.matchAll(link)].map(([, found]) => join(dirname(file), found)).filter((found) => !exists(found)) : [];
  const numbers = [...text.matchAll(section)].filter(([, spec, number]) => !sections[spec].has(number)).map(([found]) => found);
  return [...new Set([...paths, ...documents, ...links, ...numbers])];
}

function readFiles() {
  const below = roots.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const beside = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...below, ...beside].filter(isRead);
}

if (process.argv[1]?.endsWith('citations.mjs')) {
  const spec = (name) => sectionsOf(readFileSync(join(root, 'docs/spec', name), 'utf8'));
  const files = readFiles();
  const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));
  const repository = {
    exists: (name) => existsSync(join(root, name)),
    isNamed: (document) => names.has(document),
    sections: { V: spec('visitor-area.md'), E: spec('editor-area.md') },
  };
  const missing = files
    .filter((file) => !isReleased(file))
    .flatMap((file) =>
      missingCitations(file, readFileSync(join(root, file), 'utf8'), repository).map((citation) => `${file} cites ${citation}, which is not there.`),
    );
  for (const line of missing) say(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

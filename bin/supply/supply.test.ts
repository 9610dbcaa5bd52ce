import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { atEndOfFile } from '../../tests/support/run/end-of-file.ts';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { asvsOfProject, asvsProblems, readAsvs } from './asvs.mjs';
// @ts-expect-error plain JavaScript, as above
import { readAudit, readSignatures, statusOf } from './audit.mjs';
// @ts-expect-error plain JavaScript, as above
import { bundledParts } from './bundled.mjs';
// @ts-expect-error plain JavaScript, as above
import { isAllowed, supplyProblems } from './check.mjs';
// @ts-expect-error plain JavaScript, as above
import { readLockfile } from './lockfile.mjs';
// @ts-expect-error plain JavaScript, as above
import { sbomOf } from './sbom.mjs';

const npmrc = 'save-exact=true\nignore-scripts=true\nmin-release-age=7\n';
type Entry = Record<string, unknown>;

function lockfileWith(name: string, changed: Entry) {
  const lockfile = structuredClone(readLockfile());
  const path = `node_modules/${name}`;
  lockfile.packages[path] = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA', ...lockfile.packages[path], ...changed };
  return lockfile;
}

test('the packages of the project are those that may come in', () => expect(supplyProblems(readLockfile(), npmrc)).toEqual([]));

test.each([
  ['a licence that is not allowed', lockfileWith('neu', { license: 'AGPL-3.0-only' }), 'neu@1.0.0 is under AGPL-3.0-only'],
  ['a licence that is allowed to others alone', lockfileWith('neu', { license: 'MPL-2.0' }), 'neu@1.0.0 is under MPL-2.0'],
  ['no licence', lockfileWith('neu', { license: undefined }), 'neu@1.0.0 is under no licence'],
  ['a script', lockfileWith('neu', { hasInstallScript: true }), 'neu@1.0.0 wants to run a script'],
  ['no hash', lockfileWith('neu', { integrity: undefined }), 'neu@1.0.0 has no SHA-512'],
  ['another source', lockfileWith('neu', { resolved: 'git+ssh://git@evil.example/neu.git' }), 'neu@1.0.0 comes from git+ssh'],
  ['a script that is gone', lockfileWith('@swc/core', { hasInstallScript: false }), '@swc/core has no script any more'],
])('%s is told of', (_, lockfile, words) => {
  const problems: string[] = supplyProblems(lockfile, npmrc);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

test('versions are exact, old enough, and nothing is run', () => {
  const lockfile = structuredClone(readLockfile());
  lockfile.packages[''].dependencies.zod = '^4.0.0';
  expect(supplyProblems(lockfile, 'min-release-age=0\n').join(' ')).toMatch(
    /zod is not named by one version.*min-release-age=7.*save-exact=true.*ignore-scripts=true/,
  );
});

test.each([
  ['x', 'MIT OR GPL-3.0-only', true],
  ['x', '(MIT AND Zlib)', true],
  ['x', 'MIT AND GPL-3.0-only', false],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['x', 'Apache-2.0 AND LGPL-3.0-or-later', false],
])('%s under %s: %s', (name, licence, is) => expect(isAllowed(name, licence)).toBe(is));

test('the bill of materials has each package that runs a site, and what is inside of them', () => {
  const bundled = bundledParts();
  const sbom = sbomOf({ lockfile: readLockfile(), bundled, now: new Date(0), serial: '00000000-0000-4000-8000-000000000000' });
  const find = (name: string): Entry | undefined => sbom.components.find((one: Entry) => one.name === name);
  expect(find('prom-client')).toMatchObject({
    purl: 'pkg:npm/prom-client@15.1.3',
    scope: 'required',
    licenses: [{ license: { id: 'Apache-2.0' } }],
    hashes: [{ alg: 'SHA-512' }],
  });
  expect([find('vitest'), new Set(sbom.components.map((one: Entry) => one['bom-ref'])).size]).toEqual([undefined, sbom.components.length]);
  for (const { alg, content } of sbom.components.flatMap((one: { hashes?: { alg: string; content: string }[] }) => one.hashes ?? []))
    expect([alg, content.length]).toEqual(['SHA-512', 128]);
  if (bundled.length === 0) return; // a platform without an embedded server
  expect(find('PostgreSQL')).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+$/) });
  if (process.platform === 'linux') for (const name of ['OpenSSL', 'ICU']) expect(find(name)).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/) });
});

test('an audit that could not be made says so, and ends otherwise than one that found nothing', async () => {
  const clean = readAudit('{"vulnerabilities":{},"metadata":{"vulnerabilities":{"total":0}}}');
  const holes = readAudit('{"vulnerabilities":{"x":{"name":"x","severity":"high","range":"<2"}},"metadata":{"vulnerabilities":{"total":1}}}');
  const unknown = readAudit('npm error audit endpoint returned an error');
  expect([clean.lines, holes.lines, unknown.lines]).toEqual([
    ['known holes: none'],
    ['high: x <2'],
    ['not checked: npm error audit endpoint returned an error'],
  ]);
  expect([statusOf([clean]), statusOf([clean, unknown]), statusOf([holes, unknown])]).toEqual([0, 2, 1]);
  expect(readSignatures('{"invalid":[],"missing":[]}', 0).state).toBe('clean');
  expect(readSignatures('{"invalid":[{"name":"x","version":"1.0.0"}],"missing":[]}', 1).lines).toEqual(['signature missing or wrong: x 1.0.0']);
  expect(readSignatures('', 1).state).toBe('unknown');
});

test('of a registry that refuses to be asked nothing is known', async () => {
  const server = createServer((_, response) => response.writeHead(405, { 'Content-Type': 'application/json' }).end('{"error":"no"}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answers = await auditElsewhere(registry);
  expect(answers.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  expect(answers[0]?.lines[0]).toMatch(/^not checked: 405/);
}, 60_000);

/** In a process of its own, as the registry is in this one. */
async function auditElsewhere(registry: string): Promise<{ state: string; lines: string[] }[]> {
  const { execFile } = await import('node:child_process');
  const script = "import('./bin/supply/audit.mjs').then(({ audit }) => process.stdout.write(JSON.stringify(audit())))";
  const env = { ...process.env, npm_config_registry: registry };
  const text = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, ['--input-type=module', '-e', script], { env }, (error, stdout) => (error ? reject(error) : resolve(stdout))),
  );
  return JSON.parse(text);
}

test('each requirement of ASVS has a line that holds', () => expect(asvsProblems(asvsOfProject())).toEqual([]));

test('a line that does not hold is told of', () => {
  const text =
    'id,level,subject,state,evidence,note\nv5.0.0-1.1.1,2,"Once, and first",met,gone.test.ts,\nv5.0.0-1.1.1,2,Twice,open,,\nv5.0.0-1.1.2,2,Nothing shows it,met,,\nv5.0.0-1.1.3,2,What,done,,\n';
  const rows = readAsvs(text);
  expect(rows[0]).toEqual({ id: 'v5.0.0-1.1.1', level: '2', subject: 'Once, and first', state: 'met', evidence: 'gone.test.ts', note: '' });
  const problems = asvsProblems(rows, () => false).filter((line: string) => !line.startsWith('Chapter'));
  expect(problems).toEqual([
    'v5.0.0-1.1.1 is there twice.',
    'v5.0.0-1.1.1: gone.test.ts is not there.',
    'v5.0.0-1.1.1 says not why it is open.',
    'v5.0.0-1.1.2 is met, and nothing shows it.',
    'v5.0.0-1.1.3: done is no state.',
  ]);
});

// npm run check, "supply": that only what may come in does, and that docs/security says what is so. `--write` writes the list of packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say } from '../prepare.mjs';
import { asvsOfProject, asvsProblems } from './asvs.mjs';
import { packagesOf, readLockfile } from './lockfile.mjs';
import { allowedLicences, furtherLicences, installScripts, licencesElsewhere, minReleaseAge } from './policy.mjs';

const listFile = 'docs/security/packages.md';

/** Whether a licence expression (SPDX) is one under which a package may come. */
export function isAllowed(name, expression) {
  if (!expression) return false;
  const isOne = (licence) => allowedLicences.includes(licence) || furtherLicences.some((other) => other.licence === licence && other.packages.test(name));
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((licence) => isOne(licence.replace(/[()]/g, ''))));
}

export function supplyProblems(lockfile, npmrc) {
  const problems = [];
  const packages = packagesOf(lockfile);
  for (const { name, version, licence, integrity, from, hasScript } of packages) {
    const what = `${name}@${version}`;
    if (!isAllowed(name, licence ?? licencesElsewhere[name]))
      problems.push(`${what} is under ${licence ?? 'no licence that it names'}; bin/supply/policy.mjs lists those that are allowed.`);
    if (!integrity?.startsWith('sha512-')) problems.push(`${what} has no SHA-512 in package-lock.json.`);
    if (from && !from.startsWith('https://registry.npmjs.org/')) problems.push(`${what} comes from ${from}.`);
    if (hasScript && !(name in installScripts))
      problems.push(`${what} wants to run a script when it is installed; bin/supply/policy.mjs lists those that are known.`);
  }
  for (const name of Object.keys(installScripts))
    if (!packages.some((one) => one.name === name && one.hasScript)) problems.push(`${name} has no script any more: take it from bin/supply/policy.mjs.`);
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = lockfile.packages[''];
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted)) problems.push(`${name} is not named by one version: ${wanted}.`);
  for (const line of [`min-release-age=${minReleaseAge}`, 'save-exact=true', 'ignore-scripts=true'])
    if (!npmrc.split('\n').includes(line)) problems.push(`.npmrc has to say ${line}.`);
  return problems;
}

export function packageList(lockfile) {
  const packages = packagesOf(lockfile);
  const shipped = packages.filter(({ isForBuilding }) => !isForBuilding);
  const licenceOf = ({ name, licence }) => licence ?? licencesElsewhere[name] ?? '–';
  const byLicence = [...Map.groupBy(shipped, licenceOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = (some) => some.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [
    '# Packages, their licences and what they want to run',
    '',
    'Written by `node bin/supply/check.mjs --write` from package-lock.json; `npm run check` compares it. What is inside packages, as OpenSSL in the embedded PostgreSQL, is in the bill of materials (`npm run sbom`).',
    '',
    `${packages.length} packages, of which ${shipped.length} run a site and ${packages.length - shipped.length} build and test it.`,
    '',
    '## Of those that run a site',
    '',
    ...byLicence.flatMap(([licence, some]) => [`**${licence}** (${some.length}): ${names(some)}`, '']),
    '## Scripts at installing',
    '',
    'None is run (`ignore-scripts`).',
    '',
    ...Object.entries(installScripts).map(([name, what]) => `- ${name}: ${what}`),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('supply/check.mjs')) {
  main(() => {
    const lockfile = readLockfile();
    const list = packageList(lockfile);
    if (process.argv.includes('--write')) writeFileSync(join(root, listFile), list);
    const problems = [...supplyProblems(lockfile, readFileSync(join(root, '.npmrc'), 'utf8')), ...asvsProblems(asvsOfProject())];
    if (readFileSync(join(root, listFile), 'utf8') !== list) problems.push(`${listFile} is not that of package-lock.json: node bin/supply/check.mjs --write`);
    for (const problem of problems) say(problem);
    return problems.length > 0 ? 1 : 0;
  });
}

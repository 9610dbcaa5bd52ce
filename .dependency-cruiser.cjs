// Who may import whom (ARCHITECTURE.md): ui i18n api db routes < content < resources < features < blocks < editor < app server.
/** A test stands beside what it tests, and may start the whole site and the box office for it. */
const test = '[.]test[.]tsx?$';
const base = '^src/(ui|i18n|api|db|tracing|routes\\.ts|route-path\\.ts|roles\\.ts)';
const face = '(^|/)(index(\\.server)?|contract|build|[a-z-]+[.]resource(\\.server)?)\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'base-imports-base', severity: 'error', from: { path: base }, to: { path: '^src/', pathNot: base } },
    { name: 'i18n-stands-alone', severity: 'error', from: { path: '^src/i18n' }, to: { path: '^src/', pathNot: '^src/i18n' } },
    { name: 'content-imports-base', severity: 'error', from: { path: '^src/content' }, to: { path: '^src/(resources|features|blocks|editor|app|server)' } },
    {
      name: 'resources-import-left',
      severity: 'error',
      from: { path: '^src/resources', pathNot: test },
      to: { path: '^src/(features|blocks|editor|app|server)' },
    },
    { name: 'features-import-left', severity: 'error', from: { path: '^src/features', pathNot: test }, to: { path: '^src/(blocks|editor|app|server)' } },
    {
      name: 'features-by-their-face',
      comment: 'From one feature into another only through index.ts, index.server.ts, contract.ts, or in tests build.ts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', face] },
    },
    {
      name: 'search-is-given-its-sources',
      comment: 'What is searched is handed down by the server (SearchSources in features/search/sources.server.ts).',
      severity: 'error',
      from: { path: '^src/features/search/', pathNot: test },
      to: { path: '^src/features/(?!search/)[^/]+/.*[.]server[.]tsx?$' },
    },
    {
      name: 'the-rest-by-the-face',
      severity: 'error',
      from: { path: '^(src/(app|server|blocks|editor)|seed)', pathNot: test },
      to: { path: '^src/features/[^/]+/', pathNot: [face, '\\.page\\.tsx$'] },
    },
    { name: 'blocks-import-left', severity: 'error', from: { path: '^src/blocks' }, to: { path: '^src/(editor|app|server)' } },
    { name: 'editor-imports-left', severity: 'error', from: { path: '^src/editor' }, to: { path: '^src/(app|server)' } },
    {
      name: 'server-code-stays-there',
      severity: 'error',
      from: { path: '^src', pathNot: '(\\.server\\.tsx?$|\\.test\\.tsx?$|build\\.ts$|^src/server)' },
      to: { path: '(\\.server\\.tsx?$|^src/db/)', dependencyTypesNot: ['type-only'] },
    },
    { name: 'box-office-stands-alone', severity: 'error', from: { path: '^box-office' }, to: { path: '^(src|seed)' } },
    { name: 'nobody-imports-the-box-office', severity: 'error', from: { path: '^(src|seed)', pathNot: test }, to: { path: '^box-office' } },
    {
      name: 'staff-parts-cost-visitors-nothing',
      comment: 'Not even by a later import: what is only for staff is reached from their screens alone.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [test, '^src/(ui/staff|editor|features/(styleguide|cms|links|media|back-office/records)|app/back-office)/', '/back-office/'],
      },
      to: { path: '^src/(ui/staff|features/(links|media)/picker)/' },
    },
    {
      name: 'react-aria-behind-the-kit',
      comment: 'The one part of it that visitors get is the calendar, when they open it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(ui/staff|editor)/', '^src/features/programme/filter-bar/programme-calendar[.]tsx$'] },
      to: { path: 'node_modules/(@react-aria|@react-stately|react-aria|react-stately)' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|sql)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

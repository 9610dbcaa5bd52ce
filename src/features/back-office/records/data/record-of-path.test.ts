import { expect, test } from 'vitest';
import { lineField } from '#content/index.ts';
import { createResourceRegistry, defineResource } from '#resources/index.ts';
import { recordOfPath } from './record-of-path.ts';

const label = { de: 'Ort', en: 'Place' };
const thing = (name: string, publicPath?: (record: { id: number; title: string }) => string | null) =>
  defineResource({
    name,
    path: `${name}s`,
    label: { one: label, many: label },
    description: label,
    icon: 'box',
    group: 'site',
    access: { read: 'editor', write: 'editor', remove: 'editor' },
    fields: { title: lineField({ label, required: true }) },
    title: 'title',
    list: { columns: [], search: ['title'] },
    form: [{ title: label, fields: ['title'] }],
    ...(publicPath && { publicPath }),
  });

const registry = createResourceRegistry([
  thing('hidden'),
  thing('place', ({ id, title }) => `/de/orte/${title}/${id}`),
  thing('topic', ({ title }) => `/de/themen/${title}`),
]);

test.each([
  ['/de/orte/grosser-saal/12', 'place', 12],
  ['/de/orte/grosser-saal/12/', 'place', 12],
  ['/de/orte/grosser-saal/12/mehr', null, null],
  ['/de/orte/12', null, null],
  ['/de/themen/meer', null, null],
  ['/de', null, null],
])('%s shows the %s with the number %s', (path, name, id) => {
  const found = recordOfPath(registry, path, 'de');
  expect([found?.resource.name ?? null, found?.id ?? null]).toEqual([name, id]);
});

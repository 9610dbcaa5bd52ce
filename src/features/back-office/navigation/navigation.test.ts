import { expect, test } from 'vitest';
import { lineField } from '#content/index.ts';
import { createResourceRegistry, defineResource } from '#resources/index.ts';
import type { Role } from '#roles.ts';
import { navigationOf } from './navigation.ts';

const label = { de: 'Ding', en: 'Thing' };
const registry = createResourceRegistry([
  defineResource({
    name: 'secret',
    path: 'secrets',
    label: { one: label, many: label },
    description: label,
    icon: 'shield',
    group: 'house',
    access: { read: 'manager', write: 'manager', remove: 'admin' },
    fields: { name: lineField({ label, required: true }) },
    title: 'name',
    list: { columns: [], search: ['name'] },
    form: [{ title: label, fields: ['name'] }],
  }),
]);

test.each([
  ['editor', []],
  ['manager', ['/cms-hub/secrets']],
  ['admin', ['/cms-hub/secrets']],
] as const)('an %s is led to the records that they may see', (role: Role, addresses) => {
  const house = navigationOf(registry, role, 'de').find(({ key }) => key === 'house');
  expect(house?.entries.map(({ address }) => address) ?? []).toEqual(addresses);
});

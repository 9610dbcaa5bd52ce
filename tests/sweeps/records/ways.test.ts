import { expect, test } from 'vitest';
import { recordOfPath } from '#features/back-office/records/index.ts';
import { languages } from '#i18n/language.ts';
import { resources } from '../../../src/app/resources.ts';

// The way from a public page to the record behind it is read out of the way there: each kind that has a page leads back to itself.
const shown = resources.resources.filter(({ publicPath }) => publicPath);

test('what has a page of its own says where', () => {
  expect(shown.map(({ name }) => name).toSorted()).toEqual([
    'article',
    'article_category',
    'article_tag',
    'event',
    'form',
    'person',
    'production',
    'series',
    'venue',
  ]);
});

test.each(shown.flatMap((resource) => languages.map((language) => [resource.name, language, resource] as const)))(
  'the page of a %s leads to its record, in %s',
  (name, language, resource) => {
    const path = resource.publicPath?.({ id: 712, title: 'Großer Saal & Foyer' }, language) ?? '';
    const found = recordOfPath(resources, path, language);
    expect([found?.resource.name, found?.id]).toEqual([name, 712]);
  },
);

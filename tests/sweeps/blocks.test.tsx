import { describe, expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { blockViews } from '#blocks/views.ts';
import { type Block, type BlockDocument, formOf, parseDocument, searchText, translationStatus, unknownIn, validateDocument } from '#content/index.ts';
import { languages } from '#i18n/language.ts';
import { renderBlocks } from '../support/blocks/render-blocks.tsx';

// Every block of the site keeps what the machinery and the house style promise of it.
test('every declared block has a view and examples, and no other has', () => {
  const types = blockRegistry.blocks.map(({ type }) => type).sort();
  expect(Object.keys(blockViews).sort()).toEqual(types);
  expect(Object.keys(blockExamples).sort()).toEqual(types);
});

/** An entry of a list is looked at in the first list that takes it. */
function documentOf(block: Block): BlockDocument {
  const holder = blockRegistry.blocks.find(({ children }) => children?.allowed.includes(block.type));
  const isAlone = blockRegistry.mayContain(null, block.type) || !holder;
  return { format: 1, layout: '100', columns: [[isAlone ? block : { id: 'holder', type: holder.type, fields: {}, children: [block] }]] };
}

describe.each(blockRegistry.blocks)('$type', (definition) => {
  const examples = blockExamples[definition.type] ?? [];

  test('says what it is in both languages', () => {
    for (const { de, en } of [definition.label, definition.description, ...Object.values(definition.fields).map(({ form }) => form.label)]) {
      expect(de.trim() && en.trim()).toBeTruthy();
      expect(`${de}${en}`).not.toContain('!');
    }
    expect(JSON.parse(JSON.stringify(formOf(definition)))).toEqual(formOf(definition));
  });

  test.each(examples.map((example, index) => [index + 1, example] as const))(
    'example %i is a document that may be published, in both languages',
    (_, example) => {
      const document = documentOf(example);
      expect(parseDocument(document).ok).toBe(true);
      expect(unknownIn(document, blockRegistry)).toEqual([]);
      const own = (language: string) => validateDocument(document, blockRegistry, language).filter(({ blockId }) => blockId !== 'holder');
      expect(languages.flatMap(own)).toEqual([]);
      expect(translationStatus(document, blockRegistry, { source: 'de', target: 'en' }).missing).toEqual([]);
      expect(languages.map((language) => searchText(document, blockRegistry, language)).join()).not.toContain('!');
    },
  );

  test.each(examples.map((example, index) => [index + 1, example] as const))(
    'example %i is rendered without script, and marked for the editor',
    (_, example) => {
      for (const language of languages) {
        // Source for the frame is an attribute, and nothing but text.
        expect(renderBlocks(documentOf(example), { language }).replace(/ data-source="[^"]*"/g, '')).not.toMatch(
          /data-(block|field|column)|<script(?! type="application\/ld\+json")|javascript:|\son[a-z]+=/i,
        );
        expect(renderBlocks(documentOf(example), { language, isEditing: true })).toContain(`data-block="${example.id}"`);
      }
    },
  );

  test('a new, empty one breaks nothing', () => {
    const empty = { id: 'empty', type: definition.type, version: definition.version, fields: {} };
    for (const language of languages) expect(renderBlocks(documentOf(empty), { language, isEditing: true })).toContain('data-block="empty"');
  });
});

import { describe, expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { blockViews } from '#blocks/views.ts';
import { type Block, type BlockDocument, formOf, parseDocument, searchText, translationStatus, unknownIn, validateDocument } from '#content/index.ts';
import { languages } from '#i18n/language.ts';
import { renderBlocks } from '../support/blocks/render-blocks.tsx';

test('every declared block has a view and examples, and no other has', () => {
  const types = blockRegistry.blocks.map(({ type }) => type).sort();
  expect(Object.keys(blockViews).sort()).toEqual(types);
  expect(Object.keys(blockExamples).sort()).toEqual(types);
});

/** The blocks and their fields as E §3 has them; which events an EventList has as children follows from its fields. */
const specified: Readonly<Record<string, string>> = {
  headline: 'headline_level preline content subline anchor',
  text: 'content anchor decrease_distance',
  link: 'link_text link extra_class sticky anchor alignment',
  image: 'image format link description',
  imagelist: 'format children',
  video: 'video_url image title length anchor',
  videoselfhosted: 'file image title',
  audio: 'embed media_type',
  audioselfhosted: 'file',
  viewer: 'embed',
  quote: 'content author',
  faq: 'children',
  faqitem: 'content',
  fullteaser: 'image link link_text preline headline subline text extra_class',
  teaserlist: 'extra_class children',
  teaseritem: 'image preline headline subline text link_text link online_from online_to',
  venue: 'venue',
  venuelist: 'children',
  html: 'html_code',
  logolist: 'extra_class children',
  forms: 'hubspot_id',
  heromedia: 'headline text button_text button_link sticky image video online_from online_to',
  section: 'extra_class image columns',
  blogteaserlist: 'items',
  twocolumns: 'extra_class text image',
  eventlist: 'date_from date_to tag filters',
  highlightteaser: 'categories',
  anchorlist: 'sticky children',
  anchor: 'anchor link_url link_text extra_class link_open_in_new_window level',
  container: 'layout slug',
  socialmedia: 'embed',
  videolist: 'children',
};

test.each(Object.entries(specified))('%s has the fields of the specification: %s', (type, names) => {
  const definition = blockRegistry.get(type);
  const has = new Set(definition && [...formOf(definition).fields.map(({ name }) => name), definition.children && 'children', definition.columns && 'columns']);
  expect(names.split(' ').filter((name) => !has.has(name))).toEqual([]);
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

import { Parser } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { transparentStill } from '#blocks/player/player.tsx';
import { blockRegistry as siteRegistry } from '#blocks/registry.ts';
import { blockViews as siteViews } from '#blocks/views.ts';
import { testRegistry } from '#content/build.ts';
import { testViews } from '#content/build-views.tsx';
import {
  applyCommand,
  type BlockDocument,
  Blocks,
  createBlockRegistry,
  type PresentContext,
  parseBlocks,
  parseDocument,
  parseDocumentText,
  presentDocument,
  referencesOf,
  searchText,
  serialiseDocument,
  translationStatus,
  unknownIn,
  validateDocument,
  walk,
} from '#content/index.ts';
import { sanitiseHtml } from '#features/settings/sanitise-html.server.ts';
import { blockOf, documentText, randomFrom, script } from '../support/blocks/hostile-document.ts';

// FOYER_DOCUMENTS of them (npm run test:documents): nothing throws, nothing unsafe is in the page, unknown things stay.

/** With those of the machinery's own tests, which have every kind of field. */
const blockRegistry = createBlockRegistry([...siteRegistry.blocks, ...testRegistry.blocks]);
const blockViews = { ...siteViews, ...testViews };

const context: PresentContext = {
  image: (id) => ({ id, version: '00000000', url: `/media/${id}`, width: 3, height: 2, color: '#777777', alt: script, credit: script }),
  file: (id) => ({ id, url: `/media/files/${id}`, name: script, size: 1, content_type: 'text/plain' }),
  related: (to, id) => (id > 3 ? null : { id, title: script, url: `/de/${to}/${id}` }),
  sanitiseHtml,
};

/** Read by a parser, as a browser would; null: nothing. */
function unsafeIn(html: string): string | null {
  let found: string | null = null;
  const isData = (name: string, attributes: Record<string, string>) => name === 'script' && attributes.type === 'application/ld+json';
  const parser = new Parser({
    onopentag(name, attributes) {
      const wrong = Object.entries(attributes).find(([attribute, value]) => isUnsafeAttribute(attribute, value, attributes));
      if (forbidden.has(name) && !isData(name, attributes)) found ??= `<${name}>`;
      if (wrong) found ??= `<${name} ${wrong.join('=')}>`;
    },
  });
  parser.end(html);
  return found;
}

const forbidden = new Set(['script', 'object', 'embed', 'base', 'meta', 'textarea', 'math', 'animate', 'set', 'foreignobject']);
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcset', 'background', 'ping']);

function isUnsafeAttribute(name: string, value: string, { sandbox }: Record<string, string>): boolean {
  if (name.startsWith('on')) return true;
  // Somebody's own HTML may stand in a frame that is cut off from the site.
  if (name === 'srcdoc') return sandbox === undefined || sandbox.includes('allow-same-origin');
  // What stands for a film is a picture behind it.
  if (name === 'poster') return value !== transparentStill;
  // Browsers leave out white space before they read a scheme; without one it is a path of our own.
  return addresses.has(name) && !/^(?:(?![/\\]{2})[^:]*$|\/[^/\\]|#|https?:\/\/|mailto:|tel:)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
}

function read(document: BlockDocument, language: 'de' | 'en', audience: 'visitors' | 'staff'): string {
  unknownIn(document, blockRegistry);
  referencesOf(document, blockRegistry);
  translationStatus(document, blockRegistry, { source: 'de', target: 'en' });
  validateDocument(document, blockRegistry, language);
  searchText(document, blockRegistry, language);
  const content = presentDocument(document, blockRegistry, { language, audience, at: new Date('2026-12-24T12:00:00Z'), context });
  return renderToString(
    <MemoryRouter>
      <Blocks content={content} views={blockViews} language={language} isEditing={audience === 'staff'} />
    </MemoryRouter>,
  );
}

const perTest = 500;
const tests = Math.ceil(Number(process.env.FOYER_DOCUMENTS ?? 2_500) / perTest);

test.each(Array.from({ length: tests }, (_, index) => index * perTest))(
  'hostile documents from number %i break nothing, run nothing and lose nothing',
  (start) => {
    const clean = Object.getOwnPropertyNames(Object.prototype).sort().join();
    let [taken, refused, shown] = [0, 0, 0];
    for (let seed = start; seed < start + perTest; seed += 1) {
      const text = documentText(randomFrom(seed), blockRegistry);
      const parsed = parseDocumentText(text);
      if (!parsed.ok) {
        refused += 1;
        continue;
      }
      taken += 1;
      const before = JSON.stringify(JSON.parse(text));
      const html = seed % 2 ? read(parsed.document, 'de', 'visitors') : read(parsed.document, 'en', 'staff');
      shown += html.includes('&lt;script&gt;') ? 1 : 0;
      const found = unsafeIn(html);
      if (found) throw new Error(`seed ${seed}: ${found}`);
      const first = walk(parsed.document).next().value?.block.id ?? '';
      const without = applyCommand(parsed.document, { kind: 'removeBlock', id: first }, blockRegistry);
      const back = without.ok ? applyCommand(without.document, without.inverse, blockRegistry) : without;
      if (!back.ok || serialiseDocument(back.document) !== before) throw new Error(`seed ${seed}: not kept`);
      if (serialiseDocument(parsed.document) !== before) throw new Error(`seed ${seed}: changed by reading`);
    }
    expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(clean);
    // The sweep is about all three: what is taken, what is refused, and hostile words that are shown as words.
    expect(Math.min(taken - 300, refused - 25, shown - 50)).toBeGreaterThan(0);
  },
);

test('hundreds of blocks and a text of a million signs are read or refused, never endured', () => {
  const random = randomFrom(1);
  const id = { next: 0 };
  const many = {
    format: 1,
    layout: '100',
    columns: [0, 1, 2].map(() =>
      Array.from({ length: 60 }, () => blockOf(random, blockRegistry, id, 2)).filter((block) => parseBlocks(JSON.parse(JSON.stringify([block]))).ok),
    ),
  };
  const parsed = parseDocument(JSON.parse(JSON.stringify(many)));
  expect(parsed.ok && unsafeIn(read(parsed.document, 'de', 'staff'))).toBeNull();
  expect(parseDocumentText(JSON.stringify({ format: 1, layout: '100', columns: [[{ id: 'a', type: 'x', fields: { t: 'x'.repeat(1_000_001) } }]] })).ok).toBe(
    false,
  );
  expect(parseDocumentText(`${'['.repeat(400_000)}${']'.repeat(400_000)}`).ok).toBe(false);
});

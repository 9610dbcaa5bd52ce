import { Parser } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
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

// Ten thousand documents that nobody means well with, against everything that reads them: nothing throws, nothing unsafe
// is in the page, and what is not known is kept.

/** The blocks of the site, and those of the machinery's own tests, which have every kind of field. */
const blockRegistry = createBlockRegistry([...siteRegistry.blocks, ...testRegistry.blocks]);
const blockViews = { ...siteViews, ...testViews };

/** The same documents in every run: a small generator (mulberry32), since a library would take longer than all that is tested. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item,>(items: readonly Item[]): Item => items[below(items.length)] as Item; // no list here is empty
  return { below, pick, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof randomFrom>;

const script = '<script>alert(1)</script>';
const texts = [
  '',
  ' ',
  'Text',
  script,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  '</title></style></textarea>',
  '{{7*7}}',
  '\u0000\u202E',
  '\uD800',
  'x'.repeat(600),
  '&lt;script&gt;',
  'javascript:alert(1)',
];
const schemes = [
  'javascript',
  'JaVaScRiPt',
  'java\tscript',
  ' javascript',
  'vbscript',
  'data',
  'file',
  'blob',
  'about',
  'ftp',
  'ws',
  'intent',
  'view-source',
  'mailto',
  'tel',
  'https',
  'http',
  '',
];
const hosts = [
  'evil.example',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'vimeo.com/1234',
  'open.spotify.com/track/1',
  'issuu.com/a',
  'x.com/a',
  'x.com.evil.example',
  'user:word@x.com',
  'www.youtube.com/watch?v=%22%3E%3Cscript%3E',
];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'de', 'en', 'ja', 'id', 'href', 'type', 'x"y', '7'];

const address = ({ pick }: Random): string =>
  `${pick(schemes)}${pick([':', '://', '//', '/\\', '/', ''])}${pick([...hosts, 'alert(1)', 'text/html,<script>alert(1)</script>', 'a@b.example'])}`;

function anything(random: Random, depth = 0): unknown {
  const { pick, below, chance } = random;
  if (depth < 3 && chance(0.3)) return Array.from({ length: below(4) }, () => anything(random, depth + 1));
  if (depth < 3 && chance(0.3)) return record(random, () => anything(random, depth + 1));
  return pick([pick(texts), address(random), below(9), -1, 1e308, 2 ** 53, 0.5, true, false, null, '2026-12-24T18:00:00+01:00']);
}

/** Through text, so that `__proto__` is a key like others. */
const record = ({ pick, below }: Random, value: () => unknown): unknown =>
  JSON.parse(`{${Array.from({ length: below(4) }, () => `${JSON.stringify(pick(keys))}:${JSON.stringify(value())}`).join()}}`);

const richText = (random: Random): unknown => {
  const mark = () => ({
    type: random.pick(['bold', 'italic', 'link', 'code', 'script']),
    attrs: { href: address(random), target: random.pick(['_blank', '_top', null]), onclick: 'alert(1)' },
  });
  const text = () => ({ type: 'text', text: random.pick(texts), marks: random.chance(0.6) ? [mark(), mark()] : anything(random) });
  const block = (depth: number): unknown => ({
    type: random.pick(['paragraph', 'bulletList', 'orderedList', 'listItem', 'heading', 'image', 'html']),
    content: depth > 3 ? [text()] : random.pick([[text(), text()], [block(depth + 1)], anything(random)]),
  });
  return { type: 'doc', content: [block(0), block(0)] };
};

/** Mostly something that the kind could take, with something in it that it should not. */
function valueFor(random: Random, kind: string): unknown {
  const { pick, below, chance } = random;
  if (chance(0.25)) return anything(random);
  switch (kind) {
    case 'rich_text':
      return richText(random);
    case 'image':
      return { id: below(3), alt: { de: pick(texts), en: pick(texts), __proto: 1 }, decorative: pick([true, 'yes', undefined]) };
    case 'link':
    case 'embed':
    case 'video_address':
      return chance(0.2) ? `<iframe src="${address(random)}" onload="alert(1)"></iframe>` : address(random);
    case 'number':
      return below(12) - 2;
    case 'relation':
      return pick([below(5), [below(5), below(5)]]);
    case 'switch':
      return chance(0.5);
    case 'instant':
      return pick(['2026-12-24T18:00:00+01:00', '2020-01-01T00:00:00Z', '9999-99-99T99:99:99Z']);
    default:
      return pick([...texts, 2, 3, 'dark', '<p onclick="alert(1)">a<svg onload=alert(1)><a href="javascript:alert(1)">b</a></p>']);
  }
}

function blockOf(random: Random, id: { next: number }, depth = 0): unknown {
  const { pick, below, chance } = random;
  const definition = pick(blockRegistry.blocks);
  const fields = Object.entries(definition.fields).map(([name, field]): [string, unknown] => {
    const value = () => valueFor(random, field.form.kind);
    return [name, field.perLanguage && chance(0.85) ? { de: value(), ...(chance(0.5) && { en: value() }), ...(chance(0.1) && { ja: value() }) } : value()];
  });
  id.next += 1;
  const list = (): unknown[] => (depth > 1 ? [] : Array.from({ length: below(3) }, () => blockOf(random, id, depth + 1)));
  return {
    id: `b${id.next}`,
    type: chance(0.1) ? pick(['hologram', 'constructor', 'toString']) : definition.type,
    ...(chance(0.1) && { version: pick([1, 2, 99]) }),
    fields: { ...Object.fromEntries(fields.filter(() => chance(0.9))), ...(chance(0.2) && { later: anything(random) }) },
    ...(definition.children && { children: list() }),
    ...(definition.columns && { layout: pick(['100', '50-50', '33-33-33', '10-90']), columns: [list(), list()] }),
    ...(chance(0.05) && { [pick(keys)]: anything(random) }),
  };
}

function documentText(random: Random): string {
  const id = { next: 0 };
  const whole = { format: 1, layout: random.pick(['100', '67-33']), columns: [Array.from({ length: 1 + random.below(2) }, () => blockOf(random, id))] };
  const text = JSON.stringify(whole);
  if (random.chance(0.85)) return text;
  // A document that is broken somewhere, or no document at all.
  const from = random.below(text.length);
  const broken = text.slice(0, from) + random.pick(['', '[', '{}', 'null', '"x"', '[['.repeat(10_000)]) + text.slice(from + random.below(20));
  return random.pick([broken, text.replace(/"id":"b\d+"/g, '"id":"b1"'), text.replace('"columns":', '"columns":7,"x":'), JSON.stringify(anything(random))]);
}

const context: PresentContext = {
  image: (id) => ({ id, version: '00000000', url: `/media/${id}`, width: 3, height: 2, color: '#777777', alt: script, credit: script }),
  file: (id) => ({ id, url: `/media/files/${id}`, name: script, size: 1, content_type: 'text/plain' }),
  related: (to, id) => (id > 3 ? null : { id, title: script, url: `/de/${to}/${id}` }),
  sanitiseHtml,
};

/** The first thing in a page that would run or load what a document brought, or null. Read by a parser, as a browser would. */
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
const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset', 'background', 'ping']);

function isUnsafeAttribute(name: string, value: string, { sandbox }: Record<string, string>): boolean {
  if (name.startsWith('on')) return true;
  // Somebody's own HTML may stand in a frame that is cut off from the site.
  if (name === 'srcdoc') return sandbox === undefined || sandbox.includes('allow-same-origin');
  // Browsers leave out white space before they read a scheme; without one it is a path of our own.
  return addresses.has(name) && !/^(?:(?![/\\]{2})[^:]*$|\/[^/\\]|#|https?:\/\/|mailto:|tel:)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
}

/** Everything that reads a document; answers the page it becomes. */
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

const perTest = 1_000;

test.each(Array.from({ length: 10 }, (_, index) => index * perTest))(
  'hostile documents from number %i break nothing, run nothing and lose nothing',
  (start) => {
    const clean = Object.getOwnPropertyNames(Object.prototype).sort().join();
    let [taken, refused, shown] = [0, 0, 0];
    for (let seed = start; seed < start + perTest; seed += 1) {
      const text = documentText(randomFrom(seed));
      const parsed = parseDocumentText(text);
      if (!parsed.ok) {
        refused += 1;
        continue;
      }
      taken += 1;
      const kept = JSON.stringify(JSON.parse(text));
      const html = seed % 2 ? read(parsed.document, 'de', 'visitors') : read(parsed.document, 'en', 'staff');
      shown += html.includes('&lt;script&gt;') ? 1 : 0;
      const found = unsafeIn(html);
      if (found) throw new Error(`seed ${seed}: ${found}`);
      const first = walk(parsed.document).next().value?.block.id ?? '';
      const without = applyCommand(parsed.document, { kind: 'removeBlock', id: first }, blockRegistry);
      const back = without.ok ? applyCommand(without.document, without.inverse, blockRegistry) : without;
      if (!back.ok || serialiseDocument(back.document) !== kept) throw new Error(`seed ${seed}: not kept`);
      if (serialiseDocument(parsed.document) !== kept) throw new Error(`seed ${seed}: changed by reading`);
    }
    expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(clean);
    // The sweep is about all three: what is taken, what is refused, and hostile words that are shown as words.
    expect(Math.min(taken - 600, refused - 50, shown - 100)).toBeGreaterThan(0);
  },
);

test('hundreds of blocks and a text of a million signs are read or refused, never endured', () => {
  const random = randomFrom(1);
  const id = { next: 0 };
  const many = {
    format: 1,
    layout: '100',
    columns: [0, 1, 2].map(() =>
      Array.from({ length: 60 }, () => blockOf(random, id, 2)).filter((block) => parseBlocks(JSON.parse(JSON.stringify([block]))).ok),
    ),
  };
  const parsed = parseDocument(JSON.parse(JSON.stringify(many)));
  expect(parsed.ok && unsafeIn(read(parsed.document, 'de', 'staff'))).toBeNull();
  expect(parseDocumentText(JSON.stringify({ format: 1, layout: '100', columns: [[{ id: 'a', type: 'x', fields: { t: 'x'.repeat(1_000_001) } }]] })).ok).toBe(
    false,
  );
  expect(parseDocumentText(`${'['.repeat(400_000)}${']'.repeat(400_000)}`).ok).toBe(false);
});

import type { BlockRegistry } from '#content/index.ts';

/** The same in every run (mulberry32): a library would take longer than all that is tested. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item; // no list here is empty
  return { below, pick, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof randomFrom>;

export const script = '<script>alert(1)</script>';
/** Each runs where it is taken for HTML, within a text or within an attribute. */
export const scripts = [script, `"><img src=x onerror=alert(1)>`, `' onmouseover='alert(1)`];
const texts = [
  '',
  ' ',
  'Text',
  ...scripts,
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

export function blockOf(random: Random, registry: BlockRegistry, id: { next: number }, depth = 0): unknown {
  const { pick, below, chance } = random;
  const definition = pick(registry.blocks);
  const fields = Object.entries(definition.fields).map(([name, field]): [string, unknown] => {
    const value = () => valueFor(random, field.form.kind);
    return [name, field.perLanguage && chance(0.85) ? { de: value(), ...(chance(0.5) && { en: value() }), ...(chance(0.1) && { ja: value() }) } : value()];
  });
  id.next += 1;
  const list = (): unknown[] => (depth > 1 ? [] : Array.from({ length: below(3) }, () => blockOf(random, registry, id, depth + 1)));
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

/** Hostile words and addresses in every field, unknown blocks and fields, wrong types, broken JSON. */
export function documentText(random: Random, registry: BlockRegistry): string {
  const id = { next: 0 };
  const whole = {
    format: 1,
    layout: random.pick(['100', '67-33']),
    columns: [Array.from({ length: 1 + random.below(2) }, () => blockOf(random, registry, id))],
  };
  const text = JSON.stringify(whole);
  if (random.chance(0.85)) return text;
  const from = random.below(text.length);
  const broken = text.slice(0, from) + random.pick(['', '[', '{}', 'null', '"x"', '[['.repeat(10_000)]) + text.slice(from + random.below(20));
  return random.pick([broken, text.replace(/"id":"b\d+"/g, '"id":"b1"'), text.replace('"columns":', '"columns":7,"x":'), JSON.stringify(anything(random))]);
}

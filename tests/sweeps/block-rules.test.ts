import { expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { type Block, parseDocument, validateDocument } from '#content/index.ts';
import { languages } from '#i18n/language.ts';
import { renderBlocks } from '../support/blocks/render-blocks.tsx';

// The rules for blocks (E §5), each with what passes and what does not: judged as publishing does, and as a draft is.

type Fields = Block['fields'];
type Case = { rule: string; type: string; field: string; passes: Fields; fails: Fields; code: string };

const id = '7d2f1c9a-0b34-4c8e-9f21-5a6b7c8d9e0f';
const both = (text: string) => ({ de: text, en: text });
const newWindow = 'target="_blank" rel="noopener noreferrer"';
const externalLink = `href="https://x.example" ${newWindow}`;
const link = { link_text: both('Zum Programm'), link: both('/de/programm') };

const cases: Case[] = [
  ...[2, 6].map((level) => ({
    rule: `headline level: 2 to 6 (${level})`,
    type: 'headline',
    field: 'headline_level',
    passes: { content: both('x'), headline_level: level },
    fails: { content: both('x'), headline_level: level === 2 ? 1 : 7 },
    code: 'unknown_choice',
  })),
  {
    rule: 'description text area: at most 3000 characters',
    type: 'fullteaser',
    field: 'text',
    passes: { text: both('x'.repeat(3000)) },
    fails: { text: both('x'.repeat(3001)) },
    code: 'too_long',
  },
  ...[
    { passes: 1, fails: 0 },
    { passes: 8, fails: 9 },
  ].map(({ passes, fails }) => ({
    rule: `blog teaser items: a number from 1 to 8 (${fails})`,
    type: 'blogteaserlist',
    field: 'items',
    passes: { items: passes },
    fails: { items: fails },
    code: 'not_between',
  })),
  {
    rule: 'the same of a teaser in a list',
    type: 'teaseritem',
    field: 'text',
    passes: { text: both('x'.repeat(3000)) },
    fails: { text: both('x'.repeat(3001)) },
    code: 'too_long',
  },
  ...['/de/programm', 'https://www.ostkai.example', 'www.ostkai.example', 'karten@ostkai.example'].map((address) => ({
    rule: `internal links begin with "/", others are external, by default https: ${address}`,
    type: 'link',
    field: 'link',
    passes: { ...link, link: both(address) },
    fails: { ...link, link: both(`javascript:${address}`) },
    code: 'invalid_link',
  })),
  ...(
    [
      ['video', 'video_url', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://video.example/1', 'video_host'],
      ['video', 'video_url', 'https://vimeo.com/76979871', 'https://youtube.com.video.example/watch?v=dQw4w9WgXcQ', 'video_host'],
      ['videoitem', 'video_url', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be.example/dQw4w9WgXcQ', 'video_host'],
      ['video', 'video_url', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ', 'video_host'],
      ['videoitem', 'video_url', 'https://vimeo.com/76979871', 'https://vimeo.com.video.example/76979871', 'video_host'],
      ['audio', 'embed', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk', 'https://sound.example/1', 'embed_host'],
      ['audio', 'embed', 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1', 'https://soundcloud.example/w', 'embed_host'],
      ['audio', 'embed', 'https://ostkai.podigee.io/1-auftakt', 'https://issuu.com/ostkai/docs/heft', 'embed_host'],
      ['viewer', 'embed', 'https://issuu.com/ostkai/docs/heft', 'https://open.spotify.com/episode/1', 'embed_host'],
      ['viewer', 'embed', 'https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://matterport.example/show/?m=1', 'embed_host'],
      ['viewer', 'embed', 'https://sketchfab.com/models/7w7pAfrCfjovwykkEeRFLGw5SXS/embed', 'https://sketchfab.com.evil.example/models/1', 'embed_host'],
      ['socialmedia', 'embed', 'https://www.instagram.com/p/CxOstkai/', 'https://notinstagram.com/p/CxOstkai/', 'embed_host'],
      ['socialmedia', 'embed', 'https://www.facebook.com/ostkai/posts/1', 'https://facebook.example/ostkai/posts/1', 'embed_host'],
      ['socialmedia', 'embed', 'https://www.tiktok.com/@ostkai/video/7000000000000000000', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'embed_host'],
      ['socialmedia', 'embed', 'https://x.com/ostkai/status/1', 'https://x.com.evil.example/ostkai/status/1', 'embed_host'],
    ] as const
  ).map(([type, field, passes, fails, code]) => ({
    rule: `${type}: ${passes} and not ${fails}`,
    type,
    field,
    passes: { [field]: passes },
    fails: { [field]: fails },
    code,
  })),
  {
    rule: 'an e-mail address is one',
    type: 'link',
    field: 'link',
    passes: { ...link, link: both('mailto:karten@ostkai.example') },
    fails: { ...link, link: both('mailto:karten@') },
    code: 'invalid_email',
  },
  {
    rule: 'an online window ends after it begins',
    type: 'teaseritem',
    field: 'online_to',
    passes: { online_from: '2026-11-21T18:00:00+01:00', online_to: '2026-11-21T18:00:01+01:00' },
    fails: { online_from: '2026-11-21T18:00:00+01:00', online_to: '2026-11-21T18:00:00+01:00' },
    code: 'window_reversed',
  },
  {
    rule: 'an entry of an anchor list leads somewhere',
    type: 'anchor',
    field: 'anchor',
    passes: { link_text: both('x'), link_url: both('/de/besuch') },
    fails: { link_text: both('x') },
    code: 'leads_nowhere',
  },
  {
    rule: 'a form of HubSpot is named by its id',
    type: 'forms',
    field: 'hubspot_id',
    passes: { hubspot_id: id },
    fails: { hubspot_id: '../evil' },
    code: 'wrong_form_id',
  },
  {
    rule: 'a form is one of the house or one of HubSpot (E §5 requires the id of the latter)',
    type: 'forms',
    field: 'hubspot_id',
    passes: { form: 1 },
    fails: {},
    code: 'no_form',
  },
  {
    rule: 'a section is named by its slug',
    type: 'container',
    field: 'slug',
    passes: { slug: 'anfahrt-kurz' },
    fails: { slug: 'Anfahrt kurz' },
    code: 'wrong_slug',
  },
];

test.each(cases)('$rule', ({ type, field, passes, fails, code }) => {
  const findings = (fields: Fields) => {
    const document = documentOf(type, fields);
    expect(parseDocument(document).ok).toBe(true); // a draft holds what is not complete
    return validateDocument(document, blockRegistry, 'de').filter(({ blockId }) => blockId === 'b');
  };
  expect(findings(passes).filter((finding) => finding.field === field)).toEqual([]);
  const [found, ...others] = findings(fails).filter((finding) => finding.field === field);
  expect([found?.problem.code, others]).toEqual([code, []]);
  for (const language of languages) expect(found?.problem.message[language]).toMatch(/^[^{}]+$/);
});

test('the words of the specification, where it gives them', () => {
  const document = documentOf('headline', {});
  expect(validateDocument(document, blockRegistry, 'en')[0]?.problem.message.en).toBe('This field is required!');
  const wrongAddress = documentOf('link', { ...link, link: both('mailto:karten@') });
  expect(validateDocument(wrongAddress, blockRegistry, 'en')[0]?.problem.message.en).toBe('Invalid e-mail address!');
});

test.each([
  ['an internal link stays in its window', 'link', { ...link, link: both('/de/programm') }, 'href="/de/programm"', 'target='],
  ['an external one opens another, without opener and referrer', 'link', { ...link, link: both('https://x.example') }, externalLink, 'href="x.example'],
  ['a protocol that is missing is https', 'link', { ...link, link: both('x.example') }, externalLink, 'href="x.example'],
  ['so does an internal one that is to', 'anchor', { link_text: both('x'), link_url: both('/de'), link_open_in_new_window: true }, newWindow, 'opener"'],
])('%s', (_, type, fields, shown, never) => {
  const html = renderBlocks(documentOf(type, fields));
  expect(html).toContain(shown);
  expect(html).not.toContain(never);
});

const requiredFields = blockRegistry.blocks.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([field, { required }]) => (required ? [{ type, field }] : [])),
);

test('what the specification requires is required', () => {
  const named = [
    'headline.content',
    'link.link_text',
    'link.link',
    'image.image',
    'video.video_url',
    'audio.embed',
    'viewer.embed',
    'socialmedia.embed',
    'videoitem.video_url',
    'venue.venue',
  ];
  expect(requiredFields.map(({ type, field }) => `${type}.${field}`)).toEqual(
    expect.arrayContaining([...named, 'html.html_code', 'heromedia.online_from', 'blogteaserlist.items']),
  );
});

test.each(requiredFields)('$type without $field is not published, its example is', ({ type, field }) => {
  const example = blockExamples[type]?.find(({ fields }) => Object.hasOwn(fields, field));
  if (!example) throw new Error(`No example has ${field}.`);
  const { [field]: _, ...without } = example.fields;
  const codes = (fields: Fields) =>
    validateDocument(documentOf(type, fields), blockRegistry, 'de').flatMap((finding) => (finding.field === field ? [finding.problem.code] : []));
  expect([codes(example.fields), codes(without)]).toEqual([[], ['required']]);
});

function documentOf(type: string, fields: Fields) {
  const block: Block = { id: 'b', type, fields };
  const holder = blockRegistry.blocks.find(({ children }) => children?.allowed.includes(type));
  return { format: 1 as const, layout: '100', columns: [[holder ? { id: 'holder', type: holder.type, fields: {}, children: [block] } : block]] };
}

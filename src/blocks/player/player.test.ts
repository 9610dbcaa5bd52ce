import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { createBlock, type PresentContext, validateDocument } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { audioSelfHosted } from '../audio-self-hosted/block.ts';
import { videoSelfHosted } from '../video-self-hosted/block.ts';

const context: PresentContext = {
  image: (id) => ({ id, version: '00000000', url: '', width: 1600, height: 900, color: '#777777', alt: '', credit: '' }),
  file: (id) => ({ id, url: `/media/files/${id}`, name: `${id}`, size: 1, content_type: 'video/mp4' }),
};
const said = { de: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Guten Abend.' }] }] } };
const film = { file: 1, image: { id: 5 }, title: { de: 'Abend' }, captions_de: 3, captions_en: 4, transcript: said };

test('without script a film has the controls of the browser, its still, captions in both languages and the text to be read', () => {
  const html = renderBlocks([createBlock(videoSelfHosted, film, { id: 'film' })], { language: 'en', context });
  expect(html).toMatch(/<video src="\/media\/files\/1" controls=""/);
  expect(html).toMatch(/poster="data:image\/svg[^"]*" preload="none"/);
  expect(html).toContain('<track kind="captions" src="/media/files/3" srcLang="de" label="German"/>');
  expect(html).toMatch(/<track kind="captions" src="\/media\/files\/4" srcLang="en" label="English" default=""\/>/);
  expect(html).toMatch(/<details[^>]*><summary>Transcript<\/summary>.*Guten Abend\./);
  expect(html).not.toMatch(/autoplay/i);
});

test('its still comes when it is about to be seen, in the size that is shown, and before others where it is the first picture of the page', () => {
  const block = (id: string) => createBlock(videoSelfHosted, film, { id });
  const [first = '', second = ''] = renderBlocks([block('first'), block('second')], { context }).split('</figure>');
  expect(first).toMatch(/<img src="\/media\/5-00000000\/16x9-640.jpg"[^>]* alt=""[^>]* fetchPriority="high"\/>/);
  expect(second).toMatch(/<source type="image\/avif" srcSet="\/media\/5-00000000\/16x9-320.avif 320w,.* alt=""[^>]* loading="lazy"\/>/);
});

test('a film without captions has no button for them, and without a still shows its first frame', () => {
  const html = renderBlocks([createBlock(videoSelfHosted, { file: 1 }, { id: 'film' })], { context });
  expect(html).not.toMatch(/data-act="captions"|<details/);
  expect(html).toContain('preload="metadata"');
});

test('a sound has the controls of the browser, no full screen and its transcript', () => {
  const html = renderBlocks([createBlock(audioSelfHosted, { file: 2, transcript: said }, { id: 'sound' })], { context });
  expect(html).toMatch(/<audio src="\/media\/files\/2" controls=""/);
  expect(html).not.toContain('data-act="fullscreen"');
  expect(html).toContain('Zum Nachlesen');
});

test('a recording that is not chosen, or no longer there, leaves no empty player', () => {
  for (const definition of [videoSelfHosted, audioSelfHosted]) {
    expect(renderBlocks([createBlock(definition, { file: 1 }, { id: 'gone' })], { context: {} })).not.toMatch(/<(video|audio|button)/);
    const document = { format: 1 as const, layout: '100', columns: [[createBlock(definition, {}, { id: 'empty' })]] };
    expect(validateDocument(document, blockRegistry, 'de').map(({ field, problem }) => `${field} ${problem.code}`)).toEqual(['file required']);
  }
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const image = { id: 123, version: 'ab34cd56', width: 1536, height: 1024, color: '#f3ede1', alt: 'Konzentrische Bögen' };
const sizes = '(width >= 64em) 24vw, (width >= 48em) 34vw, 92vw';

test('AVIF and WebP in the widths asked for, a JPEG for the rest, space and colour reserved', () => {
  const html = renderToStaticMarkup(<Picture image={image} ratio="3x2" sizes={sizes} widths={[320, 640, 1024]} />);
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/123-ab34cd56/3x2-320.avif 320w,/media/123-ab34cd56/3x2-640.avif 640w,/media/123-ab34cd56/3x2-1024.avif 1024w"',
  );
  expect(html).toContain('<source type="image/webp"');
  expect(html).toContain('src="/media/123-ab34cd56/3x2-640.jpg" width="640" height="427" alt="Konzentrische Bögen" style="background-color:#f3ede1"');
  expect(html).toContain('loading="lazy"');
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
});

test('a small one has one WebP', () => {
  const html = renderToStaticMarkup(<Picture image={image} ratio="3x2" sizes={sizes} widths={[640, 1024]} />);
  expect(html).toContain('<source type="image/webp" srcSet="/media/123-ab34cd56/3x2-640.webp"/>');
});

test('ten of them are a small part of the programme page (40 kB)', () => {
  const html = renderToStaticMarkup(<Picture image={image} ratio="3x2" sizes={sizes} widths={[320, 640, 1024]} className="picture" />);
  expect(html.length).toBeLessThan(800);
});

test('the first picture is not loaded lazily', () => {
  const html = renderToStaticMarkup(<Picture image={image} ratio="16x9" sizes="100vw" priority />);
  expect(html.toLowerCase()).toContain('fetchpriority="high"');
  expect(html).not.toContain('lazy');
  expect(html).toContain('width="640" height="360"');
});

test('where the page says so its head names it, in the format that browsers take first', () => {
  const head = (animated?: true) =>
    renderToStaticMarkup(<Picture image={{ ...image, ...(animated && { animated }) }} ratio="16x9" sizes="100vw" widths={[640, 1024]} priority="preload" />);
  expect(head()).toMatch(
    /<link rel="preload" as="image" href="\/media\/123-ab34cd56\/16x9-640\.avif" imageSrcSet="[^"]*16x9-1024\.avif 1024w" imageSizes="100vw" type="image\/avif"/,
  );
  expect(head(true)).toContain('type="image/webp"');
});

test('a width that the picture does not have is not offered', () => {
  const html = renderToStaticMarkup(<Picture image={{ ...image, width: 900, height: 600 }} ratio="3x2" sizes="100vw" />);
  expect(html).toContain('3x2-640.avif');
  expect(html).not.toContain('3x2-1024');
  expect(renderToStaticMarkup(<Picture image={{ ...image, width: 200, height: 300 }} ratio="4x5" sizes="100vw" />)).toContain('4x5-320.avif 320w"');
});

test('a description in another language says so', () => {
  expect(renderToStaticMarkup(<Picture image={{ ...image, alt_lang: 'de' }} ratio="3x2" sizes="100vw" />)).toContain('lang="de"');
});

import { expect, test } from 'vitest';
import { plainParagraphs } from './plain-text.ts';

const long = 'x '.repeat(10_000);

test.each([
  [`Ein <!-- ${long} -->Abend`, 'Ein Abend'],
  [`Ein <script type="a">${long}</SCRIPT >Abend<style>${long}</style>`, 'Ein Abend'],
  ['<style>a<script>b</style>Ein <script>c</script>Abend', 'Ein Abend'],
  ['<!-- a -->Ein <!-- b -->Abend', 'Ein Abend'],
  ['Ein <!-- Abend', 'Ein <!-- Abend'],
  ['Ein <style>Abend', 'Ein <style>Abend'],
])('comments and scripts go, however long they are; what does not end is text (%#)', (html, text) => {
  expect(plainParagraphs(html)).toBe(text);
});

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHtml } from '../index.server.ts';
import { withinSite } from '../index.ts';

const folder = resolve(import.meta.dirname, '../../../../shared/data/reports/paste');
const read = (name: string) => readHtml(readFileSync(resolve(folder, name), 'utf8'), { resolveLink: withinSite('http://localhost:4200') }).content;
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, href?: string) => ({ type: 'text', text: words, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) });

describe.skipIf(!existsSync(folder))('what people paste (skipped without ../shared/data/reports)', () => {
  test('e1: a line break stays one', () => {
    expect(read('e1-br.html')).toEqual([paragraph(text('Am Ostkai 1\n20457 Hamburg\nTelefon 040 123'))]);
  });

  test('e2: a row of a table is a line with its cells apart', () => {
    expect(read('e2-word-table.html')).toEqual([paragraph(text('Parkett', 'https://tickets.example/a'), text(' · ab 12 €')), paragraph(text('Rang · 9 €'))]);
  });

  test('e3: telephone numbers and addresses with blanks stay, own addresses become paths', () => {
    expect(read('e3-links.html')).toEqual([
      paragraph(
        text('eigene Seite', '/de/besuch'),
        text(' und '),
        text('Telefon', 'tel:+4940123-45'),
        text(' und '),
        text('Leerzeichen', 'https://example.org/a%20b'),
      ),
    ]);
  });

  test('e5: a list that comes in pieces is one', () => {
    const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
    expect(read('e5-word-online-list.html')).toEqual([{ type: 'bulletList', content: [item('Punkt eins'), item('Punkt zwei')] }]);
    const numbered = (rest: string) => readHtml(`<ol><li>a</li></ol><div><ol ${rest}><li>b</li></ol></div>`).content.length;
    expect([numbered('start="2"'), numbered('')]).toEqual([1, 2]);
  });
});

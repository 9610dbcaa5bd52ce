import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contact, entriesSite } from '../../../../tests/support/forms/entries-site.ts';
import { insertForm } from '../build.ts';

const { on, send, upload, get } = entriesSite();
const exported = async (path: string, language = 'de') => Buffer.from((await get(path, on.editor, language)).body.base64, 'base64').toString();

describe('an export', () => {
  test('has a column for each question, those of removed ones last, and defuses formulas', async () => {
    const form = await insertForm(on.site.db, [
      ...contact,
      { slug: 'places', kind: 'number' },
      { slug: 'old', kind: 'text', label: { de: 'Größe', en: 'Size' } },
    ]);
    await send(form, { name: '=1+1', topic: 'gruppen', places: '-3', old: '@summe' });
    await on.site.db.deleteFrom('form_field').where('slug', '=', 'old').execute();
    await on.site.db.updateTable('form_field').set({ label: '{"de":"Ihr Name"}' }).where('slug', '=', 'name').execute();
    const file = await upload('Plan ä.pdf');
    on.now = new Date(on.now.getTime() + 60_000);
    await send(form, { name: '\tUmlaut ä; "x"', plan: [file.id] }, file.headers);
    const [heading, second, first] = (await exported(`${form}/entries-export/`)).split('\r\n');
    expect(heading).toBe('\ufeffNummer;Eingegangen;Sprache;Stand;Zuständig;Ihr Name;email;topic;plan;places;Größe (entfernt);Notiz;Wird gelöscht am');
    expect(first).toMatch(/^\d+;21\/11\/2026, 17\.00;Deutsch;neu;;'=1\+1;;GRUPPEN;;-3;'@summe;;20\/05\/2027$/);
    expect(second).toContain(';"Umlaut ä; ""x""";;;Plan ä.pdf;;;;');
    expect((await exported(`${form}/entries-export/`, 'en')).split('\r\n')[0]).toContain('Size (removed)');
    expect((await exported(`${form}/entries-export/?q=umlaut`)).trim().split('\r\n')).toHaveLength(2);
    expect((await get(`${form}/entries-export/?part=2`)).status).toBe(404);
  });

  test('as XLSX holds numbers and days as such, and formulas as texts', async () => {
    const form = await insertForm(on.site.db, [
      { slug: 'name', kind: 'text' },
      { slug: 'places', kind: 'number' },
      { slug: 'day', kind: 'date' },
    ]);
    await send(form, { name: '=HYPERLINK("x")', places: '12', day: '2026-12-01' });
    const { body } = await get(`${form}/entries-export/?format=xlsx`);
    expect(body.name).toBe('kontakt-einsendungen-2026-11-21.xlsx');
    const parts = unzipSync(new Uint8Array(Buffer.from(body.base64, 'base64')));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const words = parts['xl/sharedStrings.xml'] ? strFromU8(parts['xl/sharedStrings.xml']) : sheet;
    expect(sheet).not.toContain('<f>');
    expect(words).toContain('=HYPERLINK(');
    expect(sheet).toMatch(/<c r="G2"[^>]*><v>12<\/v>/);
    expect(sheet).toContain(`<v>${(Date.UTC(2026, 11, 1) - Date.UTC(1899, 11, 30)) / 86_400_000}</v>`);
  });
});

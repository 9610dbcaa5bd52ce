import { deflateSync, inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { pdf, telephonePhotograph } from '../build-files.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { stringsOf } from './pdf-strings.ts';

let site: TestApp;
let client: ReturnType<typeof mediaClient>;
beforeAll(async () => {
  site = await testApp();
  client = mediaClient(site, await site.signIn('editor'));
});

async function served(sent: Buffer): Promise<Buffer> {
  const { status, body } = await client.add(sent, 'Saisonheft.pdf');
  expect([status, body.code]).toEqual([200, undefined]);
  const bytes = Buffer.from(await (await site.get(body.asset.url)).arrayBuffer());
  expect(bytes.length).toBe(sent.length);
  return bytes;
}

const stream = (number: number, dictionary: string, bytes: Buffer) =>
  `${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`;
const streamIn = (bytes: Buffer, number: number) => {
  const text = bytes.toString('latin1');
  const from = text.indexOf('stream\n', text.indexOf(`${number} 0 obj`)) + 7;
  return bytes.subarray(from, text.indexOf('\nendstream', from));
};
const xmp = `<?xpacket begin="" id="x"?><x:xmpmeta><rdf:RDF><rdf:Description pdfaid:part="2"><pdfaid:conformance>B</pdfaid:conformance><dc:creator>Mia Privat</dc:creator>
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Saisonheft</rdf:li></rdf:Alt></dc:title><photoshop:City>Hamburg</photoshop:City></rdf:Description></rdf:RDF></x:xmpmeta>
  ${' '.repeat(400)}<?xpacket end="w"?>`;

test('who made a document and with what is not in it any more, its title is', async () => {
  const info =
    '50 0 obj\n<< /Title (Saison \\(neu\\)) /Author (Mia (Privat) \\) x) /Creator <4D696120507269766174> /Producer 51 0 R /Trapped /False >>\nendobj\n';
  const bytes = await served(pdf(2, `${info}51 0 obj\n(Mia Privat 4.2)\nendobj\ntrailer\n<< /Info 50 0 R >>\n`));
  const text = bytes.toString('latin1');
  expect(text).toContain('/Title (Saison \\(neu\\))');
  expect(text).toContain('/Trapped /False');
  for (const secret of ['Privat', '4D69']) expect(text).not.toContain(secret);
  expect(text).toMatch(/\/Author \(\) +\/Creator \(\) +\/Producer 51 0 R/);
});

test('of several revisions each, and those that are packed', async () => {
  const first = '<< /Author (Mia Privat) /Title (Heft) >>';
  const second = '<< /Type /Font /Name (Mia Privat) >>'; // said of nobody
  const body = Buffer.from(`60 0 61 ${first.length + 1} ${first} ${second}`);
  const packed = deflateSync(body, { level: 1 });
  const objects = stream(90, `/Type /ObjStm /N 2 /First ${body.indexOf('<<')} /Filter /FlateDecode`, packed);
  const older = '60 0 obj\n<< /Author (Mia Privat) >>\nendobj\n';
  const bytes = await served(pdf(1, `${older}${objects}trailer\n<< /Info 60 0 R >>\n`));
  expect(bytes.toString('latin1')).not.toContain('Privat');
  const now = inflateSync(streamIn(bytes, 90)).toString('latin1');
  expect(now.length).toBe(body.length);
  expect(now).toMatch(/<< \/Author \(\) +\/Title \(Heft\) >>/);
  expect(now).toContain(second);
});

test('XMP keeps the title and the standards, packed or not', async () => {
  const packed = deflateSync(Buffer.from(xmp), { level: 0 });
  const bytes = await served(
    pdf(1, stream(70, '/Type /Metadata /Subtype /XML', Buffer.from(xmp)) + stream(71, '/Type /Metadata /Subtype /XML /Filter /FlateDecode', packed)),
  );
  for (const text of [streamIn(bytes, 70).toString('latin1'), inflateSync(streamIn(bytes, 71)).toString('latin1')]) {
    expect(text).toContain('pdfaid:part="2" pdfaid:conformance="B"');
    expect(text).toContain('Saisonheft');
    for (const secret of ['Privat', 'Hamburg']) expect(text).not.toContain(secret);
  }
});

test('photographs in a document do not say where they were taken', async () => {
  const photo = await telephonePhotograph();
  expect(photo.toString('latin1')).toContain('Mia Privat');
  const bytes = await served(pdf(1, stream(80, '/Type /XObject /Subtype /Image /Filter /DCTDecode', photo)));
  expect(bytes.toString('latin1')).not.toContain('Privat');
  expect(streamIn(bytes, 80).subarray(-500)).toEqual(photo.subarray(-500));
});

test('texts and references of an object are found as they are written', () => {
  const object = '<< /A#42 (x\\)(y)) % (no text)\n /C <</D <0a>>> /E 12 0 R /F [1 2 (z)] >>';
  const { strings, references } = stringsOf(object);
  expect(strings.map(({ key, at, length }) => [key, object.slice(at, at + length)])).toEqual([
    ['AB', '(x\\)(y))'],
    ['D', '<0a>'],
    ['F', '(z)'],
  ]);
  expect(references).toEqual([{ key: 'E', id: '12 0' }]);
});

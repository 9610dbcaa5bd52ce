import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { animation, captions, packedObjects, pdf, pictures, pngBomb, pngChunk, svg, zip } from '../build-files.ts';
import { box, flac, mp4, ogg, wav, webm } from '../recordings/build-recordings.ts';
import { mediaClient } from './build-upload.ts';
import { type Refusal, uploadFailures } from './failures.ts';

// Files that are broken, are something else, are two things at once or are meant to do harm: each is refused with a sentence
// that says what to do, and nothing of it is kept.

const [jpg, png, gif, webp, avif] = await Promise.all([
  pictures.jpg(400, 300),
  pictures.png(400, 300),
  pictures.gif(400, 300),
  pictures.webp(400, 300),
  pictures.avif(400, 300),
]);
const rasters = { jpg, png, gif, webp, avif };
const join2 = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const damaged = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(bytes.length - 40, 0x5a)]);
/** A picture with a note after its first bytes, as its format allows. */
const jpgNote = (note: string) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  return join2(jpg.subarray(0, 2), '\xff\xfe', length, note, jpg.subarray(2));
};
const pngNote = (note: string) => join2(png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${note}`)), png.subarray(33));
const nestedUses = () => {
  let inner = '<g id="g0"><path d="M0 0h1"/></g>';
  for (let level = 1; level < 60; level++) inner += `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`;
  return svg(inner);
};
const script = '<script>alert(1)</script>';

const corpus: Record<Refusal | string, Record<string, Buffer | (() => Promise<Buffer> | Buffer)>> = {
  file_empty: { nothing: Buffer.alloc(0) },
  type_unknown: {
    'a page': join2('<!doctype html><html>', script),
    'a script': join2('alert(document.cookie)'),
    PHP: join2('<?php system($_GET["c"]); ?>'),
    'a shell script': join2('#!/bin/sh\nrm -rf /\n'),
    'a program for Windows': join2('MZ\x90\0', Buffer.alloc(200)),
    'a program for Linux': join2('\x7fELF\x02\x01\x01', Buffer.alloc(200)),
    'a Java class': join2('\xca\xfe\xba\xbe\0\0\0\x34', Buffer.alloc(50)),
    'an archive': join2('PK\x03\x04', Buffer.alloc(40), zip),
    'a 7z archive': join2('7z\xbc\xaf\x27\x1c', Buffer.alloc(40)),
    'a RAR archive': join2('Rar!\x1a\x07\x01\0', Buffer.alloc(40)),
    gzip: join2('\x1f\x8b\x08\0', Buffer.alloc(40)),
    'an old Word document': join2('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(600)),
    RTF: join2('{\\rtf1\\ansi {\\object\\objocx}}'),
    BMP: join2('BM', Buffer.alloc(60)),
    TIFF: join2('II*\0', Buffer.alloc(60)),
    Photoshop: join2('8BPS\0\x01', Buffer.alloc(60)),
    HEIC: join2('\0\0\0\x18ftypheic', Buffer.alloc(60)),
    'an icon': join2('\0\0\x01\0\x01\0', Buffer.alloc(60)),
    'a telephone of before': join2('\0\0\0\x14ftyp3gp5', Buffer.alloc(60)),
    Matroska: join2('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', Buffer.alloc(60)),
    AVI: join2('RIFF\x40\0\0\0AVI LIST', Buffer.alloc(60)),
    Flash: join2('FWS\x09', Buffer.alloc(60)),
    PostScript: join2('%!PS-Adobe-3.0\n(x) print'),
    'a PDF that does not begin as one': join2('\n\n', pdf(1)),
    XML: join2('<?xml version="1.0"?><note/>'),
    'XML with an SVG in it': join2('<?xml version="1.0"?><a><svg/></a>'),
    JSON: join2('{"a":1}'),
    text: join2('Guten Abend'),
    noise: Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 251)),
  },
  picture_broken: {
    ...Object.fromEntries(Object.entries(rasters).map(([name, bytes]) => [`half a ${name}`, bytes.subarray(0, Math.floor(bytes.length / 2))])),
    ...Object.fromEntries(Object.entries(rasters).map(([name, bytes]) => [`only the beginning of a ${name}`, bytes.subarray(0, 24)])),
    ...Object.fromEntries(Object.entries(rasters).map(([name, bytes]) => [`a damaged ${name}`, damaged(bytes)])),
    'a PNG of no size': pngBomb(0, 10),
    'an SVG that ends early': join2(svg('<g>').subarray(0, -9)),
    'an SVG in another encoding': join2('<svg xmlns="http://www.w3.org/2000/svg"><text>\xe4</text></svg>'),
  },
  picture_too_large: {
    'a PNG of 144 million points': () => pngBomb(12_000, 12_000),
    'a PNG that is very long': () => pngBomb(40_000, 10),
    'an animation of too many frames': () => animation(501, 2),
    'an SVG as large as a town':
      svg('<rect width="9" height="9"/>').subarray(0) && Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200000" height="200000"/>'),
    'an SVG of three megabytes': () => svg(`<path d="${'M0 0h1'.repeat(500_000)}"/>`),
  },
  picture_active: {
    'a script': svg(script),
    'a script by another name': Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"><s:script>alert(1)</s:script></s:svg>'),
    'an event': svg('<rect width="9" height="9"/>', 'onload="alert(1)"'),
    'an event in capitals': svg('<rect ONCLICK="alert(1)"/>'),
    'foreign content': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'a frame': svg('<iframe src="https://elsewhere.example"/>'),
    'a link that runs': svg('<a xlink:href="java\nscript:alert(1)"><rect/></a>'),
    'a picture from elsewhere': svg('<image href="https://elsewhere.example/pixel.png"/>'),
    'a file of the server': svg('<image xlink:href="file:///etc/passwd"/>'),
    'a path of the server': svg('<image href="../../../etc/passwd"/>'),
    'a drawing from elsewhere': svg('<use href="https://elsewhere.example/a.svg#b"/>'),
    'a page within': svg('<image href="data:text/html,<script>alert(1)</script>"/>'.replaceAll('<script>', '&lt;script&gt;').replaceAll('</script>', '')),
    'a drawing within': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    'a style that fetches': svg('<style>@import url(https://elsewhere.example/a.css);</style>'),
    'a style that fetches, in code': svg('<style>.a{fill:u\\72l(https://elsewhere.example/a)}</style>'),
    'a style at an element': svg('<rect style="fill:url(\'https://elsewhere.example/a.svg#b\')"/>'),
    'a filter from elsewhere': svg('<rect filter="url(//elsewhere.example/a.svg#b)"/>'),
    'a style sheet':
      join2('<?xml version="1.0"?><?xml-stylesheet href="https://elsewhere.example/a.css"?>', svg('')).subarray(0) &&
      join2(svg('<?xml-stylesheet href="https://elsewhere.example/a.css"?>')),
    'a link that changes': svg('<a href="#a"><animate attributeName="href" to="javascript:alert(1)"/></a>'),
    'a setting': svg('<set attributeName="onclick" to="alert(1)"/>'),
    'an address of its own': svg('<use href="#a"/>', 'xml:base="https://elsewhere.example/"'),
    'entities that grow': join2('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>', svg('<text>&b;</text>')),
    'an entity that reads': join2('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', svg('<text>&a;</text>')),
    'drawings that refer to each other without end': nestedUses,
    'very many layers': svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`),
    'very many elements': () => svg('<a/>'.repeat(20_001)),
  },
  two_files_in_one: {
    'a photograph with an archive behind it': join2(jpg, zip),
    'a picture with an archive behind it': join2(png, 'PK\x03\x04', Buffer.alloc(60), zip),
    'a photograph with a page in its note': jpgNote(`<html>${script}</html>`),
    'a photograph with PHP in its note': jpgNote('<?php system($_GET["c"]); ?>'),
    'a photograph with a PDF in its note': jpgNote('%PDF-1.4\n1 0 obj'),
    'a picture with a script in its note': pngNote(script),
    'an animation with a script behind it': join2(gif, script),
    'a WebP with a RAR behind it': join2(webp, 'Rar!\x1a\x07\x01\0'),
    'an AVIF with a 7z behind it': join2(avif, '7z\xbc\xaf\x27\x1c\0\x04'),
    'a PDF with an archive behind it': join2(pdf(1), zip),
    'a PDF with a page at its head': join2('%PDF-1.4\n%<html>', script, '\n', pdf(1)),
  },
  document_broken: {
    'half a PDF': pdf(4).subarray(0, 200),
    'a PDF without its end': join2(pdf(1).toString('latin1').replace('%%EOF', '')),
    'a PDF that says not where': join2(pdf(1).toString('latin1').replace('startxref', '')),
  },
  document_active: {
    'a PDF with a script': pdf(1, '8 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n'),
    'a PDF with a script in code': pdf(1, '8 0 obj\n<< /S /J#61va#53cript /J#53 (app.alert(1)) >>\nendobj\n'),
    'a PDF that starts a program': pdf(1, '8 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'),
    'a PDF with files': pdf(1, '8 0 obj\n<< /Names << /EmbeddedFiles 9 0 R >> >>\nendobj\n'),
    'a PDF with a packed script': pdf(1, packedObjects('8 0 << /S /JavaScript /JS (app.alert(1)) >>')),
  },
  document_sealed: {
    'a PDF with a password': pdf(1, '8 0 obj\n<< /Filter /Standard /V 2 >>\nendobj\ntrailer\n<< /Encrypt 8 0 R >>\n'),
    'a PDF whose maker is packed in a way of its own': pdf(
      1,
      '90 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode >>\nstream\nxyz\nendstream\nendobj\ntrailer\n<< /Info 91 0 R >>\n',
    ),
  },
  film_broken: {
    'half a film': mp4().subarray(0, 700),
    'QuickTime without a film': join2('\0\0\0\x14ftypqt  ', Buffer.alloc(60)),
    'a film without pictures and sound': mp4({ video: null, sound: null }),
    'a film without a table of contents': join2(box('ftyp', Buffer.from('isomisom')), box('mdat', Buffer.alloc(50))),
    'a film whose boxes are larger than itself': join2(box('ftyp', Buffer.from('isomisom')), '\xff\xff\xff\xf0moov', Buffer.alloc(60)),
    'a film whose boxes have no end': join2(box('ftyp', Buffer.from('isomisom')), '\0\0\0\x04moov', Buffer.alloc(60)),
    'a film that is larger than any disk': join2(box('ftyp', Buffer.from('isomisom')), '\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff'),
    'a film of very many boxes': () => join2(box('ftyp', Buffer.from('isomisom')), Buffer.from('\0\0\0\x08free'.repeat(200_001), 'latin1')),
    'half a WebM': webm().subarray(0, 120),
    'a WebM without a picture': webm().subarray(0, -30),
    'a WebM of numbers that are too long': join2(webm().subarray(0, 30), Buffer.alloc(40)),
    'an MP3 that is only its tag': join2('ID3\x04\0\0\0\0\0\x0a', Buffer.alloc(60)),
    'an MP3 whose tag is longer than itself': join2('ID3\x04\0\0\x7f\x7f\x7f\x7f', Buffer.alloc(60)),
    'an MP3 of noise': join2('\xff\xfb\x90\0', Buffer.alloc(2_000, 0x33)),
    'half a WAV': wav().subarray(0, 400),
    'a WAV without sound': wav().subarray(0, 36),
    'half a FLAC': flac().subarray(0, 46),
    'a FLAC without its beginning': join2('fLaC\x84\0\0\x04none\xff\xf8', Buffer.alloc(40)),
    'half an Ogg': ogg().subarray(0, -4),
    'an Ogg without comments': ogg().subarray(0, 47),
    'an Ogg that changes its mind': join2(ogg(), 'OggS', Buffer.alloc(40)),
  },
  captions_broken: {
    'captions without a line': captions(''),
    'captions with a wrong time': captions('0:00 --> 0:05\nx\n'),
    'captions that end before they begin': captions('00:05.000 --> 00:01.000\nx\n'),
    'captions out of order': captions('00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny\n'),
    'captions with a script': captions(`00:00.000 --> 00:01.000\n${script}\n`),
    'captions with a picture': captions('00:00.000 --> 00:01.000\n<img src=x onerror=alert(1)>\n'),
    'captions in another encoding': join2('WEBVTT\n\n00:00.000 --> 00:01.000\n\xe4\n'),
  },
};

/** Bytes that the process may grow by for one file: what 130 of them leave to the allocator is between 75 and 220 MB, by chance. */
const mostMemory = 128_000_000;
const memory = { before: 0, most: 0 };
const look = () => {
  memory.most = Math.max(memory.most, process.memoryUsage.rss() - memory.before);
};
let watching: NodeJS.Timeout;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // what the flag adds to a context made after it

let site: TestApp;
let client: ReturnType<typeof mediaClient>;
beforeAll(async () => {
  site = await testApp();
  client = mediaClient(site, await site.signIn('editor'));
  memory.before = process.memoryUsage.rss();
  watching = setInterval(look, 5);
});
afterAll(() => clearInterval(watching));

describe.each(Object.entries(corpus))('%s', (code, files) => {
  test.each(Object.entries(files))('%s', async (_, made) => {
    const bytes = typeof made === 'function' ? await made() : made;
    // What this test has made of the files before is none of the site's memory.
    collectGarbage();
    memory.before = process.memoryUsage.rss();
    const upload = await client.upload(bytes, 'foto.jpg');
    for (const language of ['de', 'en'] as const) {
      const { status, body } = await client.call('POST', `/${language}/api/media/`, { upload });
      expect([status, body.code]).toEqual([422, code]);
      expect(body.message).toBe(uploadFailures[code as Refusal].text[language]); // its keys are the corpus's
    }
  });
});

test('none of it takes more memory than there is', () => {
  look();
  expect(memory.most).toBeLessThan(mostMemory);
});

test('nothing of it is kept, and there are sixty of them and more', async () => {
  expect(Object.values(corpus).flatMap((files) => Object.keys(files)).length).toBeGreaterThanOrEqual(60);
  expect(await readdir(join(site.dataDir, 'media', 'originals')).catch(() => [])).toEqual([]);
  expect(await site.db.selectFrom('asset').select('id').execute()).toEqual([]);
});

test('a file that speaks of such things without being one is taken', async () => {
  const drawn = svg(
    `<title>Das script-Element</title><text>url(https://elsewhere.example) on</text><image href="data:image/png;base64,${png.toString('base64')}" width="9" height="9"/>`,
  );
  for (const bytes of [drawn, jpgNote('Foto: Mia Kai <mia@haus.example>'), pdf(30, '% <script> ist ein Element von HTML\n'.repeat(40))]) {
    expect((await client.add(bytes)).status).toBe(200);
  }
});

// As small as they can be; `tagged` ones say who made them, where and with what: secret words.

export const secret = 'Mia Privat';

const latin = (text: string) => Buffer.from(text, 'latin1');
const zeros = (length: number) => Buffer.alloc(length);
const u32 = (value: number) => {
  const bytes = zeros(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u16 = (value: number) => u32(value).subarray(2);
const le32 = (value: number) => Buffer.from(u32(value)).reverse();

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), latin(type), body]);
};

/** `source`: another file, in which the samples are. */
type Mp4 = {
  source?: string | null;
  brand?: string;
  video?: string | null;
  profile?: number;
  sound?: string | null;
  objectType?: number;
  tagged?: boolean;
  tail?: Buffer;
};

/** Tagged in every place that films have for it, and second by second in a track of its own. */
export function mp4({
  source = null,
  brand = 'isom',
  video = 'avc1',
  profile = 100,
  sound = 'mp4a',
  objectType = 64,
  tagged = false,
  tail = zeros(0),
}: Mp4 = {}): Buffer {
  const said = latin(`+53.5432+009.9872/ ${secret}`);
  const tags = tagged
    ? [box('udta', box('\xa9xyz', u16(said.length), u16(0x15c7), said), box('loci', zeros(6), said)), box('meta', zeros(4), box('ilst', said))]
    : [];
  const times = u32(3_800_000_000);
  const track = (handler: string, entry: Buffer, tables: Buffer[] = []) => {
    const tkhd = box('tkhd', zeros(4), times, times, zeros(64), u32(640 << 16), u32(360 << 16));
    const itself = box('alis', u32(1), ...(tagged ? [said] : []));
    const dinf = box('dinf', box('dref', zeros(4), u32(1), source ? box(source, zeros(4), said) : itself));
    const stbl = box('stbl', box('stsd', zeros(4), u32(1), entry), ...tables);
    return box(
      'trak',
      tkhd,
      box('mdia', box('mdhd', zeros(4), times, times, zeros(12)), box('hdlr', zeros(8), latin(handler), zeros(13)), box('minf', dinf, stbl)),
      ...tags,
    );
  };
  const esds = box('esds', zeros(4), Buffer.from([3, 0x80, 0x80, 22, 0, 0, 0, 4, 17, objectType]), zeros(20));
  const ftyp = box('ftyp', latin(brand), zeros(4), latin(brand));
  const data = (at: number) => [
    box('stsc', zeros(4), u32(1), u32(1), u32(2), u32(1)),
    box('stsz', zeros(4), u32(0), u32(2), u32(said.length), u32(said.length)),
    box('stco', zeros(4), u32(1), u32(at)),
  ];
  const moov = (at: number) =>
    box(
      'moov',
      box('mvhd', zeros(4), times, times, u32(1_000), u32(5_000), zeros(80)),
      ...(video === null ? [] : [track('vide', box(video, zeros(78), box('avcC', Buffer.from([1, profile, 0, 31]))))]),
      ...(sound === null ? [] : [track('soun', box(sound, zeros(28), esds))]),
      ...(tagged ? [track('meta', box('gpmd', zeros(8)), data(at))] : []),
      ...tags,
    );
  const outside = tagged ? [box('uuid', zeros(16), said), box('free', said)] : [];
  const before = ftyp.length + moov(0).length + Buffer.concat(outside).length;
  const samples = tagged ? [said, said] : [];
  return Buffer.concat([ftyp, moov(before + 8 + 16), ...outside, box('mdat', latin('sixteen of bytes'), ...samples, latin('picture and sound')), tail]);
}

const vint = (value: number) => Buffer.concat([Buffer.from([0x08]), u32(value)]);
const element = (id: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const name = u32(id);
  return Buffer.concat([name.subarray([...name].findIndex((byte) => byte > 0)), vint(body.length), body]);
};

/** A film of 2.5 seconds, of a length that is not known beforehand where it is `live`. */
export function webm({ codec = 'V_VP9', tagged = false, live = false } = {}): Buffer {
  const ticks = zeros(8);
  ticks.writeDoubleBE(2_500);
  const info = element(
    0x1549a966,
    ...(tagged ? [element(0xbf, zeros(4)), element(0x7ba9, latin(secret)), element(0x4461, zeros(8)), element(0x7384, latin(`${secret}.mkv`))] : []),
    element(0x2ad7b1, u32(1_000_000)),
    element(0x4d80, latin(tagged ? secret : 'x')),
    element(0x5741, latin(tagged ? secret : 'x')),
    element(0x4489, ticks),
  );
  const video = element(0xe0, element(0xb0, u16(320)), element(0xba, u16(180)));
  const tracks = element(
    0x1654ae6b,
    element(0xae, element(0x83, Buffer.from([1])), element(0x86, latin(codec)), ...(tagged ? [element(0x536e, latin(secret))] : []), video),
  );
  const block = element(0xa3, latin('a picture of a film'));
  const cluster = live ? Buffer.concat([u32(0x1f43b675), Buffer.from([0xff]), element(0xe7, u16(0)), block]) : element(0x1f43b675, block);
  const tags = tagged ? [element(0x1254c367, latin(`${secret} LOCATION +53.5`)), element(0x1941a469, latin(secret))] : [];
  const body = Buffer.concat([info, tracks, ...tags, cluster]);
  const head = element(0x1a45dfa3, element(0x4282, latin('webm')));
  return Buffer.concat([head, live ? Buffer.concat([u32(0x18538067), Buffer.from([0x01, ...Array(7).fill(0xff)]), body]) : element(0x18538067, body)]);
}

/** Forty frames of silence: 1.04 s at 44.1 kHz and 128 kbit/s. */
export function mp3({ tagged = false } = {}): Buffer {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), zeros(413)]);
  const sound = Buffer.concat(Array.from({ length: 40 }, () => frame));
  if (!tagged) return sound;
  const comment = Buffer.concat([latin('COMM'), u32(secret.length + 5), zeros(2), latin(`\0deu\0${secret}`)]);
  const id3 = Buffer.concat([latin('ID3\x04\0\0'), Buffer.from([0, 0, 0, comment.length]), comment]);
  const ape = Buffer.concat([latin(secret), latin('APETAGEX'), le32(2_000), le32(secret.length + 32), le32(1), zeros(12)]);
  const id3v1 = Buffer.concat([latin('TAG'), latin(secret), zeros(125 - secret.length)]);
  return Buffer.concat([id3, sound, ape, id3v1]);
}

export function wav({ tagged = false } = {}): Buffer {
  const chunk = (name: string, body: Buffer) => Buffer.concat([latin(name), le32(body.length), body, zeros(body.length % 2)]);
  const fmt = chunk('fmt ', Buffer.from([1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0]));
  const info = tagged ? [chunk('LIST', latin(`INFOIART${secret}`)), chunk('bext', latin(secret))] : [];
  const body = Buffer.concat([latin('WAVE'), fmt, ...info, chunk('data', Buffer.alloc(16_000, 0x80))]);
  return Buffer.concat([latin('RIFF'), le32(body.length), body]);
}

export function flac({ tagged = false } = {}): Buffer {
  const block = (type: number, body: Buffer, isLast = false) => Buffer.concat([Buffer.from([type + (isLast ? 128 : 0)]), u32(body.length).subarray(1), body]);
  const info = zeros(34);
  info.writeUIntBE(44_100 * 16, 10, 3);
  info.writeUInt32BE(88_200, 14);
  const tags = tagged ? [block(6, latin(`a sleeve ${secret}`))] : [];
  return Buffer.concat([latin('fLaC'), block(0, info), ...tags, block(4, latin(tagged ? secret : 'none'), true), Buffer.from([0xff, 0xf8]), zeros(40)]);
}

const oggTable = Array.from(
  { length: 256 },
  (_, index) => Array.from({ length: 8 }).reduce<number>((value) => (value << 1) ^ (value & 0x80000000 ? 0x04c11db7 : 0), index << 24) >>> 0,
);
export const oggSum = (page: Buffer): number => [...page].reduce((sum, byte) => ((sum << 8) ^ (oggTable[(sum >>> 24) ^ byte] ?? 0)) >>> 0, 0);

/** Two seconds of Opus or Vorbis; its comments take more than one page where they are long. */
export function ogg({ codec = 'opus', tagged = false, long = false } = {}): Buffer {
  const isOpus = codec === 'opus';
  let number = 0;
  const page = (flags: number, granule: number, body: Buffer, isWhole = true) => {
    const lacing = Buffer.from([...Array(Math.floor(body.length / 255)).fill(255), ...(isWhole ? [body.length % 255] : [])]);
    const head = Buffer.concat([
      latin('OggS'),
      Buffer.from([0, flags]),
      le32(granule),
      zeros(4),
      le32(7),
      le32(number++),
      zeros(4),
      Buffer.from([lacing.length]),
      lacing,
    ]);
    const whole = Buffer.concat([head, body]);
    whole.writeUInt32LE(oggSum(whole), 22);
    return whole;
  };
  const head = isOpus
    ? Buffer.concat([latin('OpusHead\x01\x01'), Buffer.from([0x38, 1]), le32(48_000), zeros(3)])
    : Buffer.concat([latin('\x01vorbis'), zeros(4), Buffer.from([1]), le32(44_100), zeros(14)]);
  const said = latin(tagged ? `ARTIST=${secret}${'.'.repeat(long ? 70_000 : 0)}` : 'TITLE=x');
  const comment = Buffer.concat([
    latin(isOpus ? 'OpusTags' : '\x03vorbis'),
    le32(3),
    latin('lib'),
    le32(1),
    le32(said.length),
    said,
    ...(isOpus ? [] : [Buffer.from([1])]),
  ]);
  const full = 255 * 255;
  const comments = comment.length > full ? [page(0, 0, comment.subarray(0, full), false), page(1, 0, comment.subarray(full))] : [page(0, 0, comment)];
  const rest = isOpus ? 96_312 : 88_200;
  return Buffer.concat([page(2, 0, head), ...comments, page(0, rest / 2, latin('a sound')), page(4, rest, latin('its end'))]);
}

import { describe, expect, test } from 'vitest';
import { all, textSource } from '../build.ts';
import { limits } from '../limits.ts';
import { splitJson } from './split-json.server.ts';

const split = (text: string | Buffer, chunkBytes = 7) => all(splitJson(textSource(text, { chunkBytes }).chunks()));
const values = async (text: string, chunkBytes?: number) =>
  (await split(text, chunkBytes)).map((piece) => ('text' in piece ? JSON.parse(piece.text) : piece.problem.code));

describe('what is a value', () => {
  const wanted = [{ a: 1, b: [{ c: '}],[{"' }] }, { d: 'ü😀\\"' }];
  test.each([1, 2, 3, 64, 100_000])('the same in chunks of %i bytes', async (chunkBytes) => {
    for (const text of [
      JSON.stringify(wanted),
      JSON.stringify(wanted, null, 2),
      `\ufeff${JSON.stringify(wanted)}\r\n`,
      JSON.stringify({ '@context': 'https://schema.org', '@graph': wanted, more: { '@graph': [1] } }, null, 1),
      wanted.map((value) => JSON.stringify(value)).join('\n'),
      wanted.map((value) => JSON.stringify(value, null, 2)).join('\n\n'),
    ]) {
      expect(await values(text, chunkBytes)).toEqual(wanted);
    }
  });

  test('one object is one value, also where "@graph" is not a list or not at the top', async () => {
    expect(await values('{"@graph": {"list": [1, 2]}}')).toEqual([{ '@graph': { list: [1, 2] } }]);
    expect(await values('{"x": {"@graph": [1, 2]}, "@graphs": [3]}')).toEqual([{ x: { '@graph': [1, 2] }, '@graphs': [3] }]);
    expect(await values('{"x": "@graph", "y": [1]}')).toEqual([{ x: '@graph', y: [1] }]);
  });

  test('nothing is nothing', async () => {
    for (const text of ['', '  \n', '[]', '[ ]\n', '{"@graph": []}']) expect(await values(text)).toEqual([]);
  });
});

test('the line on which a value begins is said', async () => {
  const pieces = await split('[\n\n{"a":\n1},\n {"b":2},{"c":3}\n]');
  expect(pieces.map(({ line }) => line)).toEqual([3, 5, 5]);
});

describe('what is broken costs one value', () => {
  const [a, c] = [{ a: 1 }, { c: { d: ['x'] } }];
  test.each([
    ['a quote is missing', '{"b": "x, "e": {"f": 1}}'],
    ['a quote is missing at the end of a line', '{"b": "x\n, "e": {"f": 1}}'],
    ['a bracket of the value is missing', '{"b": {"e": [{"f": 1}]}'],
    ['an inner bracket is missing', '{"b": [{"e": 1}, "f": 2}'],
  ])('%s', async (_, broken) => {
    const pieces = await split(`[\n${JSON.stringify(a)},\n${broken},\n${JSON.stringify(c)}\n]`);
    const read = pieces.map((piece) => {
      if ('problem' in piece) return 'wrong';
      try {
        return JSON.parse(piece.text);
      } catch {
        return 'wrong';
      }
    });
    expect(read).toEqual([a, 'wrong', c]);
    expect(pieces[1]?.line).toBe(3);
  });

  test('a bracket too many', async () => {
    expect(await values(`[${JSON.stringify(a)}},\n${JSON.stringify(c)}]`)).toEqual([a, 'bad_json', c]);
  });

  test('what is no object', async () => {
    expect(await values('[1, "a", {"a": 1}, true]')).toEqual(['bad_json', 'bad_json', a, 'bad_json']);
    expect(await values('nothing of the kind')).toEqual(['bad_json']);
  });

  test('bytes that are no UTF-8 are those of before it', async () => {
    const text = Buffer.concat([Buffer.from('[{"a":"'), Buffer.from([0xe4]), Buffer.from('"},{"a":1}]')]);
    expect((await split(text)).map((piece) => ('problem' in piece ? piece.problem.code : piece.text))).toEqual(['{"a":"ä"}', '{"a":1}']);
  });

  test('an end that is missing', async () => {
    expect(await values('[{"a":1},{"c":')).toEqual([a, 'cut_off']);
    expect(await values('[{"a":1},')).toEqual([a, 'cut_off']);
    expect(await values('{"@graph":[{"a":1}]')).toEqual([a, 'cut_off']);
  });
});

describe('hostile sizes', () => {
  test('a value beyond the limit is passed over without being held', async () => {
    const big = 'x'.repeat(limits.recordBytes);
    expect(await values(`[{"a":1},{"b":"${big}"},{"c":{"d":["x"]}}]`, 65_536)).toEqual([{ a: 1 }, 'too_big', { c: { d: ['x'] } }]);
  });

  test('deep nesting is refused, what follows is read', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(await values(`[{"a":${deep}},{"a":1}]`, 65_536)).toEqual(['too_deep', { a: 1 }]);
    expect(await values(`[{"a":${'{"a":'.repeat(limits.depth - 1)}1${'}'.repeat(limits.depth)},{"a":1}]`)).toHaveLength(2);
    expect(await values(`[${'['.repeat(1_000_000)}`, 65_536)).toEqual(['too_deep']);
  });
});

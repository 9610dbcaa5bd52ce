import { expect, test } from 'vitest';
import { all } from '../build.ts';
import { linesOf } from './lines.server.ts';

async function* chunks(...texts: string[]) {
  yield* texts;
}
const read = async (texts: AsyncIterable<string>, longest = 10) => (await all(linesOf(texts, longest))).flat().map(({ number, text }) => [number, text]);

test('lines are the same however the text is cut', async () => {
  const wanted = [
    [1, 'one'],
    [2, ''],
    [3, 'three'],
    [4, 'end'],
  ];
  expect(await read(chunks('one\r\n\nthree\nend'))).toEqual(wanted);
  expect(await read(chunks(...'one\r\n\nthree\nend\n'))).toEqual(wanted);
});

test('a line that is too long is passed over', async () => {
  expect(await read(chunks('one\n', 'x'.repeat(11), '\ntwo\n', 'y'.repeat(6), 'y'.repeat(6)))).toEqual([
    [1, 'one'],
    [2, null],
    [3, 'two'],
    [4, null],
  ]);
});

test('without being held: no string could be as long', async () => {
  const megabyte = 'x'.repeat(1 << 20);
  async function* endless() {
    for (let count = 0; count < 1_024; count++) yield megabyte;
    yield '\nend';
  }
  expect(await read(endless())).toEqual([
    [1, null],
    [2, 'end'],
  ]);
});

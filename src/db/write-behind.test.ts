import { expect, test } from 'vitest';
import { WriteBehind } from './write-behind.server.ts';

class Numbers extends WriteBehind<number[]> {
  gathered: number[] = [];
  written: number[][] = [];
  lookedAfter: number[][] = [];
  failure: Error | null = null;
  hold: Promise<unknown> = Promise.resolve();
  protected take() {
    const batch = this.gathered;
    this.gathered = [];
    return batch;
  }
  protected async store(batch: number[]) {
    await this.hold;
    if (this.failure) throw this.failure;
    this.written.push(batch);
  }
  protected putBack(batch: number[]) {
    this.gathered = [...batch, ...this.gathered];
  }
  protected override async afterwards(batch: number[]) {
    this.lookedAfter.push(batch);
    if (batch.includes(13)) throw new Error('cannot be looked after');
  }
}
const open = () => {
  const reported: unknown[] = [];
  return { numbers: new Numbers({ pause: 1_000, report: (problem) => reported.push(problem) }), reported };
};

test('what could not be written is written with what has come since', async () => {
  const { numbers } = open();
  numbers.failure = new Error('away');
  numbers.gathered.push(1);
  await expect(numbers.flush()).rejects.toThrow('away');
  numbers.gathered.push(2);
  numbers.failure = null;
  await numbers.flush();
  expect([numbers.written, numbers.lookedAfter]).toEqual([[[1, 2]], [[1, 2]]]);
});

test('what was written is not written again where it could not be looked after', async () => {
  const { numbers } = open();
  numbers.gathered.push(13);
  await expect(numbers.flush()).rejects.toThrow('looked after');
  await numbers.flush();
  expect(numbers.written).toEqual([[13], []]);
});

test('one batch after the other, and the last at the end, without looking after it', async () => {
  const { numbers, reported } = open();
  let release = () => {};
  numbers.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  numbers.gathered.push(1);
  const first = numbers.flush();
  await Promise.resolve();
  numbers.gathered.push(2);
  const end = numbers.stop();
  release();
  await Promise.all([first, end]);
  expect([numbers.written.flat(), numbers.lookedAfter.length]).toEqual([[1, 2], 1]);
  numbers.failure = new Error('away');
  await numbers.stop();
  expect(reported).toEqual([numbers.failure]);
});

import { expect, test } from 'vitest';
import { breakLines } from './break-lines.server.ts';

const lines = (text: string, width: number) => breakLines(text, width, 'de', (one) => one.length);

test('a dot that parts two things stands within a line, and not at its end', () => {
  const text = 'Großer Saal\u00a0\u00a0·\u00a0 Oper\u00a0\u00a0·\u00a0 ab\u00a012\u00a0€';
  expect(lines(text, 60)).toEqual(['Großer Saal\u00a0\u00a0·\u00a0 Oper\u00a0\u00a0·\u00a0 ab\u00a012\u00a0€']);
  expect(lines(text, 26)).toEqual(['Großer Saal\u00a0\u00a0·\u00a0 Oper', 'ab\u00a012\u00a0€']);
});

import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Says what a test has measured, or why it was not tried, and has `npm run test:faults` write it into docs/reliability.md. */
export function noteFigure(text: string): void {
  process.stdout.write(`${text}\n`);
  const { currentTestName: name = '' } = expect.getState();
  if (process.env.FOYER_PROGRESS) appendFileSync(process.env.FOYER_PROGRESS, `${JSON.stringify({ kind: 'figure', name, text })}\n`);
}

import type { Streams } from './site-of.server.ts';

const width = 24;

/** A bar that is drawn over itself in a terminal; elsewhere, a line for each step. */
export function progressLine(stream: Streams['stderr'] & { isTTY?: boolean }, words: Readonly<Record<string, string>>) {
  let shown = '';
  let drawnAt = 0;
  return {
    show: (step: string, done: number, total: number) => {
      const isNew = step !== shown;
      if (!stream.isTTY) {
        if (isNew) stream.write(`${words[step] ?? step} …\n`);
        shown = step;
        return;
      }
      if (!isNew && done < total && Date.now() - drawnAt < 100) return;
      drawnAt = Date.now();
      const share = total > 0 ? Math.min(1, done / total) : 0;
      const filled = Math.round(share * width);
      const bar = total > 0 ? `  ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} %` : ' …';
      stream.write(`${isNew && shown ? '\n' : '\r'}${(words[step] ?? step).padEnd(34)}${bar}`);
      shown = step;
    },
    end: () => {
      if (stream.isTTY && shown) stream.write('\n');
    },
  };
}

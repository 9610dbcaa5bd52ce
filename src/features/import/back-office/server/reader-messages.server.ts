import { maxShown } from '../limits.ts';

export type ReaderMessage = { line: number; text: string; is_wrong: boolean };

const maxSpans = 12;

/**
 * What was said of a file, the same words once with all lines they hold for: a table of 300 rows without identifiers is one
 * sentence, behind which no wrong line is lost. Faults and notes are shown up to a number of their own; `more`: of each, what is not.
 */
export function groupMessages(messages: readonly ReaderMessage[]) {
  const of = (isWrong: boolean) => {
    const groups = Map.groupBy(
      messages.filter(({ is_wrong }) => is_wrong === isWrong),
      ({ text }) => text,
    );
    return [...groups].map(([text, same]) => ({ ...spansOf(same.map(({ line }) => line)), times: same.length, text, is_wrong: isWrong }));
  };
  const [faults, notes] = [of(true), of(false)];
  const shown = faults.slice(0, maxShown);
  return {
    problems: [...shown, ...notes.slice(0, maxShown)],
    more: {
      wrong: messages.filter(({ is_wrong }) => is_wrong).length - shown.reduce((sum, { times }) => sum + times, 0),
      notes: Math.max(0, notes.length - maxShown),
    },
  };
}

/** The first of some lines, and all of them as one reads them: '2–4, 7', an ellipsis for what would be too long. */
function spansOf(all: number[]): { line: number; lines: string } {
  const spans: [number, number][] = [];
  for (const line of [...new Set(all)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else spans.push([line, line]);
  }
  const words = spans.slice(0, maxSpans).map(([first, last]) => (first === last ? `${first}` : last === first + 1 ? `${first}, ${last}` : `${first}–${last}`));
  return { line: spans[0]?.[0] ?? 1, lines: `${words.join(', ')}${spans.length > maxSpans ? ' …' : ''}` };
}

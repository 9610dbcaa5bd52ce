import { maxShown } from '../limits.ts';

export type ReaderMessage = { line: number; text: string; is_wrong: boolean };

const maxSpans = 12;

/** The same words once with all their lines, as 300 rows without identifiers would hide a wrong line; `more`: what is not shown. */
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

/** '2–4, 7', with an ellipsis for what would be too long. */
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

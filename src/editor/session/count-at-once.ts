import { maxSentCharacters, maxSentCommands } from './limits.ts';
import type { Entry } from './rebase.ts';

/** At least one. */
export function countAtOnce(entries: readonly Entry[]): number {
  let characters = 0;
  const within = entries.slice(0, maxSentCommands).findIndex(({ command }, index) => {
    characters += JSON.stringify(command).length;
    return index > 0 && characters > maxSentCharacters;
  });
  return within < 0 ? Math.min(entries.length, maxSentCommands) : within;
}

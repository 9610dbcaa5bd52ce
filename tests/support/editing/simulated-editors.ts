import { blockRegistry } from '../../../src/blocks/registry.ts';
import { applyCommand, type BlockDocument, type Command } from '../../../src/content/index.ts';
import type { EditingSession } from '../../../src/editor/session/session.ts';
import type { Chance } from './chance.ts';
import { placesOfWords, quote, randomAct } from './random-act.ts';

export const beginning: BlockDocument = {
  format: 1,
  layout: '100',
  columns: [[quote('a', 'Anfang'), quote('b', 'Mitte'), { id: 's', type: 'section', fields: {}, layout: '50-50', columns: [[quote('c', 'links')], []] }]],
};

/** Words that were typed, each once in the world, and those of them that somebody has taken away on purpose, from one of the places that copies of a block make of one. */
export class Words {
  readonly typed = new Set<string>();
  readonly taken = new Set<string>();

  readonly next = (): string => {
    const word = `w${this.typed.size}w`;
    this.typed.add(word);
    return word;
  };

  lostFrom(document: BlockDocument): string[] {
    const present = placesOfWords(document);
    return [...this.typed].filter((word) => !present.has(word) && !this.taken.has(word));
  }
}

/** What is gone right after it was taken away on purpose; what was refused was never there. */
export function work(session: EditingSession, by: Chance, words: Words): void {
  const before = placesIn(session);
  const offered: string[] = [];
  const isDone = randomAct(session, by, () => {
    const next = words.next();
    offered.push(next);
    return next;
  });
  takeWhatHasGone(before, session, words);
  if (!isDone) for (const word of offered) words.taken.add(word);
}

export function choose(session: EditingSession, conflictId: string, by: Chance, words: Words): void {
  const conflict = session.state.conflicts.find(({ id }) => id === conflictId);
  if (!conflict) return;
  const before = placesIn(session);
  if (session.resolve(conflictId, conflict.kind === 'field' ? 'both' : by.happens(0.5) ? 'mine' : 'theirs')) session.resolve(conflictId, 'mine');
  takeWhatHasGone(before, session, words);
}

const placesIn = ({ state: { document, conflicts } }: EditingSession) => placesOfWords([document, conflicts]);

/** Of a word in two places each editor may take one away: nobody took it from the world, and it is gone. */
function takeWhatHasGone(before: ReadonlyMap<string, number>, session: EditingSession, words: Words): void {
  const after = placesIn(session);
  for (const [word, places] of before) if ((after.get(word) ?? 0) < places) words.taken.add(word);
}

export function replay(log: readonly string[]): BlockDocument {
  return log
    .flatMap((commands): Command[] => JSON.parse(commands))
    .reduce((document, command) => {
      const applied = applyCommand(document, command, blockRegistry);
      if (!applied.ok) throw new Error(applied.problem.message.en);
      return applied.document;
    }, beginning);
}

/** In how many places a word stood after which saves: of one that is lost it tells whose save took it. */
export function historyOf(word: string, log: readonly { revision: number; user_id: number | null; commands: string }[]): string[] {
  const placesOf = (value: unknown) => JSON.stringify(value).match(new RegExp(word, 'g'))?.length ?? 0;
  return log.flatMap(({ revision, user_id, commands }, index) => {
    const [before, after] = [log.slice(0, index), log.slice(0, index + 1)].map((saves) => placesOf(replay(saves.map((save) => save.commands))));
    return before === after ? [] : [`revision ${revision} by ${user_id}: ${before} -> ${after} places, by ${commands.slice(0, 2_000)}`];
  });
}

import { type Block, type BlockDocument, type BlockPosition, type Command, walk } from '../../../src/content/index.ts';
import type { EditingSession } from '../../../src/editor/session/session.ts';
import type { Chance } from './chance.ts';

/** Types on in a text (each word only once in the world), or does anything else; answers whether it was not refused. */
export function randomAct(session: EditingSession, by: Chance, word: () => string): boolean {
  const { document, conflicts } = session.state;
  const conflict = by.happens(0.15) ? by.pick(conflicts) : undefined;
  if (conflict) {
    const choices = conflict.kind === 'field' ? (['both', 'both', 'mine', 'theirs'] as const) : (['mine', 'theirs'] as const);
    return session.resolve(conflict.id, by.pick(choices) ?? 'mine') === null;
  }
  const turn = by.below(20);
  if (turn === 0) session.undo();
  else if (turn === 1) session.redo();
  else return session.perform(randomCommand(document, by, word)) === null;
  return true;
}

function randomCommand(document: BlockDocument, by: Chance, word: () => string): Command {
  const blocks = [...walk(document)].map(({ block }) => block);
  const block = by.pick(blocks);
  const kind = by.below(16);
  if (!block || kind === 0) return { kind: 'insertBlock', place: randomPosition(document, by), block: newBlock(by, word) };
  if (kind === 1) return { kind: 'removeBlock', id: block.id };
  if (kind === 2) return { kind: 'duplicateBlock', id: block.id, seed: `copy-${word()}` };
  if (kind <= 5) return { kind: 'moveBlock', id: block.id, place: randomPosition(document, by) };
  if (kind === 6) {
    const section = by.pick(blocks.filter(({ columns }) => columns));
    return { kind: 'setLayout', id: section?.id ?? null, layout: by.pick(['100', '50-50', '33-33-33']) ?? '100' };
  }
  if (kind === 7) return { kind: 'pasteBlocks', place: randomPosition(document, by), blocks: [quote('pasted', word())], seed: `past-${word()}` };
  if (kind === 8) {
    const [first, second] = [typing(block, by, word), { kind: 'moveBlock' as const, id: block.id, place: randomPosition(document, by) }];
    return { kind: 'composite', commands: [first, second] };
  }
  return typing(block, by, word);
}

function typing(block: Block, by: Chance, word: () => string): Command {
  const language = by.happens(0.8) ? 'de' : 'en';
  const texts = block.fields.content as { readonly [language: string]: string } | undefined;
  if (block.type === 'section') return { kind: 'setField', id: block.id, field: 'extra_class', value: by.pick(['quiet', 'dark', 'plain']) ?? 'plain' };
  return { kind: 'setField', id: block.id, field: 'content', language, value: `${texts?.[language] ?? ''} ${word()}`.trim().slice(-600) };
}

const newBlock = (by: Chance, word: () => string): Block =>
  by.happens(0.25)
    ? { id: `s-${word()}`, type: 'section', fields: {}, layout: '50-50', columns: [[quote(`q-${word()}`, word())], []] }
    : quote(`q-${word()}`, word());

export const quote = (id: string, de: string): Block => ({ id, type: 'quote', fields: { content: { de } } });

function randomPosition(document: BlockDocument, by: Chance): BlockPosition {
  const holders = [null, ...[...walk(document)].flatMap(({ block }) => (block.columns ? [block] : []))];
  const holder = by.pick(holders) ?? null;
  const columns = holder?.columns ?? document.columns;
  const column = by.below(columns.length);
  return { parent: holder?.id ?? null, column, index: by.below((columns[column]?.length ?? 0) + 1) };
}

/** In how many places each word stands. */
export function placesOfWords(value: unknown): Map<string, number> {
  const places = new Map<string, number>();
  for (const word of JSON.stringify(value ?? null).match(/w\d+w/g) ?? []) places.set(word, (places.get(word) ?? 0) + 1);
  return places;
}

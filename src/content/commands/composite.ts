import type { BlockDocument } from '../document/document.ts';
import type { Applied } from './applied.ts';
import type { Command, CommandOf } from './command.ts';

export function composite(before: BlockDocument, { commands }: CommandOf<'composite'>, apply: (document: BlockDocument, command: Command) => Applied): Applied {
  let document = before;
  const inverses: Command[] = [];
  for (const command of commands) {
    const applied = apply(document, command);
    if (!applied.ok) return applied;
    document = applied.document;
    inverses.unshift(applied.inverse);
  }
  return { ok: true, document, inverse: { kind: 'composite', commands: inverses } };
}

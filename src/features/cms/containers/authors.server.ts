import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { type Command, walkBlock } from '#content/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Authorship } from './container-schema.ts';
import { changesWithAuthors, containerExists } from './queries/changes.server.ts';

type Since = { parameters: { id: number }; query: { since: number } };
type WrittenPart = Pick<Authorship, 'block' | 'field' | 'language'>;

/** Who has last written what in a container since a revision, as far as its changes are remembered. */
export async function authors({ parameters: { id }, query: { since } }: Since, { db, user }: RequestContext): Promise<Authorship[]> {
  if (!(await containerExists(db, id))) throw problem('not_found');
  const rows = await changesWithAuthors(db, id, since);
  const latest = new Map<string, Authorship>();
  for (const { commands, at, user_id, name, email } of rows) {
    const by = { name: name || email, is_own: user_id !== null && user_id === user?.id, at: toBerlinIso(at) };
    // As they were written.
    for (const part of (JSON.parse(commands) as Command[]).flatMap(partsOf)) {
      const key = `${part.block} ${part.field} ${part.language}`;
      if (!latest.has(key)) latest.set(key, { ...part, ...by });
    }
  }
  return [...latest.values()];
}

const whole = (block: string | null): WrittenPart => ({ block, field: null, language: null });

/** A field of a block, or the block as a whole; copies begin with their seed. */
function partsOf(command: Command): WrittenPart[] {
  switch (command.kind) {
    case 'composite':
      return command.commands.flatMap(partsOf);
    case 'setField':
      return [{ block: command.id, field: command.field, language: command.language ?? null }];
    case 'insertBlock':
      return [...walkBlock(command.block)].map(({ id }) => whole(id));
    case 'duplicateBlock':
    case 'pasteBlocks':
      return [whole(command.seed)];
    case 'removeBlock':
    case 'moveBlock':
    case 'setLayout':
    case 'restoreFields':
      return [whole(command.id)];
  }
}

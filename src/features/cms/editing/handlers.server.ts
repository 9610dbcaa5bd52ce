import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { type Block, type Command, findBlock, type Json, walk } from '#content/index.ts';
import { blockService } from '../block-support.server.ts';
import { applyCommands, draftOf, lockContainer } from '../containers/store-container.server.ts';
import { adminMenus, editableKindService } from './admin-menus.server.ts';
import type { editorContract } from './contract.ts';
import { draftOfContainer, editorAccount } from './queries.server.ts';

/** Who edits, and single blocks. Each change of a block is a command like those that the editor sends. */
export const editorHandlers = {
  user: async (_, { db, user, language, service }) => {
    const row = await editorAccount(db, user?.id ?? 0);
    return {
      id: row.id,
      logged: true as const,
      email: row.email,
      username: row.name,
      role: row.role,
      admin_menus: adminMenus(service(editableKindService), row, language),
    };
  },

  module: async ({ parameters: { module }, query: { container } }, context) => {
    requireModule(module, context);
    const row = await draftOfContainer(context.db, container);
    if (!row) return problem('not_found');
    const blocks = [...walk(draftOf(row))].flatMap(({ block }) => (block.type === module ? [block] : []));
    return { revision: row.revision, blocks };
  },

  addModule: async ({ parameters: { module }, body }, context) => {
    if (body.block.type !== module) return problem('not_found');
    return change(module, body.container, context, () => [{ kind: 'insertBlock', place: body.place, block: body.block }]);
  },

  changeModule: async ({ parameters: { module }, body }, context) =>
    change(module, body.container, context, (find) => fieldCommands(find(body.id), body.fields, context)),

  deleteModule: async ({ parameters: { module }, body }, context) =>
    change(module, body.container, context, (find) => [{ kind: 'removeBlock', id: find(body.id).id }]),
} satisfies HandlersOf<typeof editorContract>;

function requireModule(type: string, { service }: RequestContext): void {
  if (!service(blockService).registry.get(type)) throw problem('not_found');
}

/** Locks the container, finds blocks of this type in its draft, and applies the commands that follow. */
async function change(
  type: string,
  containerId: number,
  context: RequestContext,
  commandsFor: (find: (id: string) => Block) => readonly Command[],
): Promise<{ revision: number }> {
  requireModule(type, context);
  const { db, user, now, service } = context;
  const container = await lockContainer({ db }, containerId, context.ifMatch);
  const document = draftOf(container);
  const commands = commandsFor((id) => {
    const block = findBlock(document, id)?.block;
    if (block?.type !== type) throw problem('not_found');
    return block;
  });
  return { revision: await applyCommands({ db, now, user, registry: service(blockService).registry }, container, commands) };
}

/** Of one that is per language a command a language. */
function fieldCommands({ id, type }: Block, fields: Record<string, Json>, { service }: RequestContext): Command[] {
  const definition = service(blockService).registry.get(type);
  return Object.entries(fields).flatMap(([field, value]): Command[] => {
    const known = definition && Object.hasOwn(definition.fields, field) ? definition.fields[field] : undefined;
    if (!known?.perLanguage || typeof value !== 'object' || value === null || Array.isArray(value)) return [{ kind: 'setField', id, field, value }];
    return Object.entries(value).map(([language, text]): Command => ({ kind: 'setField', id, field, language, value: text }));
  });
}

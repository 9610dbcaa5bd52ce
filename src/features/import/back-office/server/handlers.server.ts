import { implement, type Operation } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { undoAct } from '#resources/index.server.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { programmeImportContract } from '../contract.ts';
import { ownedFields } from '../owned-fields/owned-fields.server.ts';
import { importProgramme } from './import-programme.server.ts';

export const programmeImportOperations = (stores: StoreRegistry): Operation[] =>
  implement(programmeImportContract, {
    importProgramme: ({ body }, context) => importProgramme(context, stores, body),

    importedFields: async ({ parameters: { id } }, { db }) => (await ownedFields(db, id)) ?? problem('not_found'),

    undoProgrammeImport: async ({ body: { batch } }, context) => {
      const undone = await undoAct(context, stores, { batch, via: 'import' });
      return undone ? { taken_back: undone.changed, refused: undone.refused.map(({ label, reasons }) => ({ label, reasons })) } : problem('no_such_import');
    },
  });

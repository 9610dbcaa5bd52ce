import type { Call, Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Language } from '#i18n/language.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import type {
  Batch,
  ChangeList,
  DeletedRecord,
  ExportedFile,
  HistoryEntry,
  ImportReport,
  Option,
  Page,
  ReadinessCounts,
  RecordList,
  StoredRecord,
} from './record-types.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The calls of one kind of record, by its part of addresses: those that `resourceContract` declares. */
export function recordCalls(transport: Transport, path: string, language: Language, signal?: AbortSignal) {
  // The contract is made from a declaration that no type knows: its schemas vouch for what is answered.
  const call = <T>(method: Call['method'], rest: string, more: Pick<Call, 'parameters' | 'query' | 'body' | 'headers'> = {}) =>
    transport({ method, path: `/api/cms-${path}/${rest}`, language, signal, ...more }) as Promise<T>;
  const at = (id: number) => ({ parameters: { id } });
  return {
    list: (query: Query) => call<RecordList>('GET', '', { query }),
    options: (query: Query) => call<Option[]>('GET', 'options/', { query }),
    readiness: (query: Query) => call<ReadinessCounts>('GET', 'readiness/', { query }),
    changes: (query: Query) => call<ChangeList>('GET', 'changes/', { query }),
    exportChanges: (query: Query) => call<ExportedFile>('GET', 'changes/export/', { query }),
    export: (query: Query) => call<ExportedFile>('GET', 'export/', { query }),
    bin: () => call<DeletedRecord[]>('GET', 'bin/'),
    one: (id: number) => call<StoredRecord>('GET', '{id}/', at(id)),
    history: (id: number, page: number) => call<Page<HistoryEntry>>('GET', '{id}/history/', { ...at(id), query: { page } }),
    create: (body: Values, copied: Query = {}) => call<StoredRecord>('POST', '', { body, query: copied, headers: writing() }),
    change: (id: number, revision: number, body: Values) => call<StoredRecord>('PATCH', '{id}/', { ...at(id), body, headers: writing(revision) }),
    remove: (id: number, revision: number) => call<void>('DELETE', '{id}/', { ...at(id), headers: writing(revision) }),
    restore: (id: number, revision: number, entry: number) =>
      call<StoredRecord>('POST', '{id}/restore/', { ...at(id), body: { entry }, headers: writing(revision) }),
    recover: (binId: number) => call<StoredRecord>('POST', 'bin/{id}/recover/', { ...at(binId), headers: writing() }),
    bulk: (body: { ids?: number[]; where?: Values; set: Values; preview: boolean }) => call<Batch>('POST', 'bulk/', { body, headers: writing() }),
    undo: (batch: string) => call<Batch>('POST', 'undo/', { body: { batch }, headers: writing() }),
    readIn: (body: { text: string; preview: boolean; skip_wrong?: boolean; columns?: Record<string, string> }) =>
      call<ImportReport>('POST', 'import/', { body, headers: writing() }),
  };
}
export type RecordCalls = ReturnType<typeof recordCalls>;

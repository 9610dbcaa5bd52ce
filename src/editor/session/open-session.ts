import { client, type Transport } from '#api/client.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { editorContract } from '#features/cms/editing/contract.ts';
import type { Language } from '#i18n/language.ts';
import { browserClock, type Clock } from './clock.ts';
import { logRetentionDays, orphanPause } from './limits.ts';
import { LiveSession, type SessionDependencies } from './live-session.ts';
import { openIndexedDb } from './log/indexed-db.ts';
import { browserLocks, type Locks } from './log/locks.ts';
import type { Log, LogStore } from './log/log-store.ts';
import type { EditingSession, Saved } from './session.ts';

export type SessionOptions = {
  readonly containerId: number;
  /** Of messages; what is edited is in all languages at once. */
  readonly language: Language;
  /** The way to the API: `httpTransport` in the browser. */
  readonly call: Transport;
  /** Handed down (src/blocks/registry.ts), since the editor knows no block. */
  readonly registry: BlockRegistry;
  /** Where they have been asked for already. */
  readonly draft?: Saved | undefined;
  readonly owner?: number | undefined;
  /** IndexedDB unless given. */
  readonly store?: LogStore;
  readonly locks?: Locks;
  readonly clock?: Clock;
};

type Claimed = { readonly log: Log; readonly giveBack: () => void };

/** Takes over what ended tabs of the account have left: the last log with its steps, others in the background. Rejects (`ApiError`). */
export async function openSession(options: SessionOptions): Promise<EditingSession> {
  const { containerId, language, call, registry, locks = browserLocks, clock = browserClock } = options;
  const api = client<CmsContract & typeof editorContract>(call);
  const [store, owner, draft] = await Promise.all([
    options.store ?? openIndexedDb(),
    options.owner ?? askOwner(call, language),
    options.draft ?? api.get('/pageeditor-api/container/{id}/', { language, parameters: { id: containerId } }),
  ]);
  const dependencies: SessionDependencies = { api, registry, language, clock, store };
  const left = await claimLeft({ containerId, owner }, dependencies.store, locks);
  const [last, ...others] = left;
  const own = last ?? (await newLog({ containerId, owner }, draft, dependencies, locks));
  const session = new LiveSession(own.log, !last, dependencies);
  session.catchUp(draft);
  for (const other of others) void finish(other, dependencies);
  const stopLooking = lookForLeft();
  const stopListening = listenToBrowser(session);
  const close = session.close.bind(session);
  session.close = async () => {
    stopLooking();
    stopListening();
    await close();
    own.giveBack();
  };
  return session;

  /** Another tab may end while this one goes on. */
  function lookForLeft(): () => void {
    let stop = () => {};
    const look = async () => {
      for (const other of await claimLeft({ containerId, owner }, dependencies.store, locks, waits)) void finish(other, dependencies);
      stop = clock.later(orphanPause, () => void look());
    };
    stop = clock.later(orphanPause, () => void look());
    return () => stop();
  }
}

/** Logs are theirs alone. */
export const askOwner = async (call: Transport, language: Language): Promise<number> =>
  (await client<typeof editorContract>(call).get('/pageeditor-api/user', { language })).id;

const waits = ({ entries, conflicts }: Log): boolean => entries.length > 0 && conflicts.length === 0;

async function newLog(of: { containerId: number; owner: number }, base: Saved, { clock }: SessionDependencies, locks: Locks): Promise<Claimed> {
  const id = crypto.randomUUID();
  const log: Log = {
    ...of,
    id,
    usedAt: clock.now(),
    base: { revision: base.revision, document: base.document },
    request: null,
    conflicts: [],
    entries: [],
    steps: [],
  };
  return { log, giveBack: (await locks.take(id)) ?? (() => {}) };
}

/** Read once they are ours: before, their tab may have been writing. */
async function claimLeft(
  of: { containerId: number; owner: number },
  store: LogStore,
  locks: Locks,
  wanted: (log: Log) => boolean = () => true,
): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (const { id } of (await store.logsOf(of.containerId, of.owner)).filter(wanted)) {
    const giveBack = await locks.take(id);
    const log = giveBack && (await store.logsOf(of.containerId, of.owner)).find((log) => log.id === id);
    if (giveBack && log) claimed.push({ log, giveBack });
    else giveBack?.();
  }
  return claimed;
}

/** What has to be asked about stays until somebody opens it. */
async function finish({ log, giveBack }: Claimed, dependencies: SessionDependencies): Promise<void> {
  const { clock, store } = dependencies;
  const isOld = clock.now() - log.usedAt > logRetentionDays * 86_400_000;
  if (waits(log)) {
    const session = new LiveSession(log, false, dependencies);
    await session.close();
    if (session.state.saving === 'saved' && session.state.conflicts.length === 0) await store.remove(log.id);
  } else if (isOld && log.conflicts.length === 0) await store.remove(log.id);
  giveBack();
}

function listenToBrowser(session: EditingSession): () => void {
  if (typeof document === 'undefined') return () => {};
  const retry = () => session.retry();
  const onHidden = () => document.visibilityState === 'hidden' && session.retry();
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

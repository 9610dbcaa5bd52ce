import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Bilingual, BlockRegistry, Command } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { editorContract } from '#features/cms/editing/contract.ts';
import type { Language } from '#i18n/language.ts';
import type { Clock } from './clock.ts';
import { countAtOnce } from './count-at-once.ts';
import { blockingProblem, isPassing, refusedEntry, wordsOf } from './failures.ts';
import { firstRetry, lastRetry, longestUnsent, quietPause } from './limits.ts';
import { LogKeeper } from './log/log-keeper.ts';
import type { Log, LogStore, Request } from './log/log-store.ts';
import { isSaved, isSince, merged } from './merge.ts';
import type { Choice, EditingSession, Refusal, Saved, SessionProblem, SessionState } from './session.ts';
import { stateOf } from './session-state.ts';
import { addStep, firstUndone, inverseIn, invertStep, isUntouched, lastDone, type Step, type Steps } from './steps.ts';
import { bilingual } from './strings.ts';
import { acknowledge, applyLocally, rebaseOnto, removeEntry, reopen, resolveConflict, type WorkingCopy } from './working-copy.ts';

export type SessionDependencies = {
  readonly api: Client<CmsContract & typeof editorContract>;
  readonly registry: BlockRegistry;
  readonly language: Language;
  readonly store: LogStore;
  readonly clock: Clock;
};

export class LiveSession implements EditingSession {
  readonly #dependencies: SessionDependencies;
  readonly #listeners = new Set<() => void>();
  readonly #keeper: LogKeeper;
  #log: Log;
  #copy: WorkingCopy;
  #state: SessionState;
  #problem: SessionProblem | null = null;
  #sending: Promise<void> | null = null;
  #isHeld = false;
  #isClosed = false;
  #failures = 0;
  #retryAt = 0;
  #changedAt = 0;
  /** One at a time, to find the one that the server refuses. */
  #sendsSingly = false;
  #stopTimer = () => {};

  /** `isNew`: nothing of the log is in the store yet. */
  constructor(log: Log, isNew: boolean, dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    this.#log = log;
    this.#keeper = new LogKeeper(dependencies.store, isNew ? null : log, () => this.#keepsNothing());
    this.#copy = reopen(log, dependencies.registry);
    this.#state = this.#read();
    this.#update({});
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  perform(command: Command, label?: Bilingual): Refusal | null {
    const done = this.#apply(command);
    if ('problem' in done) return done.problem;
    const named = label ?? bilingual(command.kind === 'setField' ? 'field' : 'change');
    const { clock, registry } = this.#dependencies;
    const step = { command, inverse: done.inverse, after: done.copy.shown, label: named, at: clock.now(), registry };
    this.#update({ copy: done.copy, steps: addStep(this.#log.steps, step) });
    return null;
  }

  undo(): void {
    this.#turn(lastDone(this.#log.steps));
  }

  redo(): void {
    this.#turn(firstUndone(this.#log.steps));
  }

  resolve(conflictId: string, choice: Choice): Refusal | null {
    const conflict = this.#copy.conflicts.find(({ id }) => id === conflictId);
    if (!conflict) return null;
    const { clock, registry } = this.#dependencies;
    const resolved = resolveConflict(this.#copy, conflict, choice, { registry, at: clock.now() });
    if (!resolved) return { code: 'not_both', message: bilingual('not_both') };
    const before = this.#copy;
    this.#copy = resolved.copy;
    const refusal = resolved.command && this.perform(resolved.command, bilingual('merged'));
    if (refusal) this.#copy = before;
    this.#update({});
    return refusal;
  }

  retry(): void {
    if (this.#problem?.kind === 'sign-in') void this.#signedIn();
    else this.#hurry();
  }

  dismissProblem(): void {
    if (this.#problem?.kind === 'refused' || this.#problem?.kind === 'storage') this.#update({ problem: null });
  }

  async refresh(): Promise<void> {
    this.catchUp(await this.#draft());
  }

  /** Not where something is on its way to the server: its answer will tell. */
  catchUp(saved: Saved): void {
    const isBehind = saved.revision !== this.#copy.base.revision;
    if (isBehind && !this.#sending && !this.#isHeld && !this.#log.request && !this.#isClosed) this.#bringUpTo(saved);
  }

  async whenSaved<Answer>(write: (revision: number) => Promise<Answer>): Promise<Answer> {
    await this.flush();
    this.#isHeld = true;
    try {
      const answer = await write(this.#copy.base.revision);
      if (isSaved(answer)) this.#bringUpTo(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && isSince(error.detail)) this.#bringUpTo(await this.#draft());
      throw error;
    } finally {
      this.#isHeld = false;
      this.#update({});
    }
  }

  /** Resolves when nothing waits; rejects where it cannot be saved now. */
  async flush(): Promise<void> {
    while (this.#copy.entries.length > 0) {
      const before = this.#failures;
      this.#hurry();
      await this.#sending;
      if (this.#failures > before || this.#isHindered() || this.#isHeld || this.#isClosed) throw new Error('What waits could not be saved.');
    }
  }

  async close(): Promise<void> {
    await this.flush().catch(() => {}); // it stays in the log
    this.#isClosed = true;
    this.#stopTimer();
    await this.#sending;
    await this.#keeper.stored;
  }

  #apply(command: Command) {
    const { registry, clock } = this.#dependencies;
    return applyLocally(this.#copy, command, { registry, frozen: this.#log.request?.count ?? 0, at: clock.now() });
  }

  #turn(step: Step | undefined): void {
    if (!step) return;
    const { registry } = this.#dependencies;
    const others = this.#log.steps.filter((other) => other !== step);
    const command = inverseIn(this.#copy.shown, step, registry);
    const done = isUntouched(step, this.#copy.shown) ? this.#apply(command) : { problem: { message: bilingual('overwritten') } };
    if ('problem' in done) {
      this.#update({ steps: others, problem: { kind: 'refused', message: done.problem.message, blockId: null } });
      return;
    }
    const next = invertStep(step, { command, inverse: done.inverse, after: done.copy.shown, registry });
    this.#update({ copy: done.copy, steps: this.#log.steps.map((other) => (other === step ? next : other)) });
  }

  #update({ copy = this.#copy, steps = this.#log.steps, request = this.#log.request, problem = this.#problem }: Changes): void {
    const { base, entries, conflicts } = copy;
    const isChanged = copy !== this.#copy;
    this.#copy = copy;
    this.#problem = problem;
    if (isChanged) this.#changedAt = this.#dependencies.clock.now();
    this.#log = { ...this.#log, base, entries, conflicts, steps, request, usedAt: this.#dependencies.clock.now() };
    this.#keeper.keep(this.#log);
    this.#schedule();
    this.#tell();
  }

  #keepsNothing(): void {
    if (this.#problem) return;
    this.#problem = { kind: 'storage', message: bilingual('storage'), blockId: null };
    this.#tell();
  }

  #tell(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): SessionState {
    return stateOf(this.#copy, this.#log.steps, this.#problem, this.#failures > 0 || this.#isHindered());
  }

  #isHindered(): boolean {
    return this.#problem !== null && this.#problem.kind !== 'refused' && this.#problem.kind !== 'storage';
  }

  #schedule(): void {
    this.#stopTimer();
    const [first] = this.#copy.entries;
    if (!first || this.#sending || this.#isHeld || this.#isClosed || this.#isHindered()) return;
    const isWaitingForPause = this.#failures === 0 && !this.#log.request;
    const at = isWaitingForPause ? Math.min(this.#changedAt + quietPause, first.at + longestUnsent) : this.#retryAt;
    this.#stopTimer = this.#dependencies.clock.later(Math.max(0, at - this.#dependencies.clock.now()), () => this.#send());
  }

  #hurry(): void {
    this.#retryAt = 0;
    this.#send();
  }

  #send(): void {
    this.#stopTimer();
    if (this.#copy.entries.length === 0 || this.#sending || this.#isHeld || this.#isClosed || this.#isHindered()) return;
    const request = this.#log.request ?? { headers: writing(this.#copy.base.revision), count: this.#sendsSingly ? 1 : countAtOnce(this.#copy.entries) };
    this.#sending = this.#post(request).finally(() => {
      this.#sending = null;
      this.#update({});
    });
    this.#update({ request });
  }

  async #post(request: Request): Promise<void> {
    const { api, language, registry } = this.#dependencies;
    await Promise.resolve(); // so that the request is in the log …
    await this.#keeper.stored; // … and kept, before it is sent: after a kill it is sent again with the same key
    const commands = this.#copy.entries.slice(0, request.count).map(({ command }) => command);
    const call = { language, parameters: { id: this.#log.containerId }, body: { commands }, headers: { ...request.headers } };
    try {
      const { revision } = await api.post('/pageeditor-api/container/{id}/commands/', call);
      this.#failures = 0;
      if (this.#copy.entries.length === request.count) this.#sendsSingly = false;
      this.#update({ copy: acknowledge(this.#copy, request.count, revision, registry), request: null });
    } catch (error) {
      await this.#failed(error, request).catch((later) => this.#tryLater(later));
    }
  }

  async #failed(error: unknown, request: Request): Promise<void> {
    const { registry, clock } = this.#dependencies;
    const problem = blockingProblem(error);
    if (problem) return this.#update({ problem });
    if (error instanceof ApiError && isSince(error.detail)) {
      const copy = merged(this.#copy, error.detail, registry);
      if (copy) this.#update({ copy, request: null });
      else this.#bringUpTo(await this.#draft(), null);
      this.#failures = 0;
      return;
    }
    if (isPassing(error)) return this.#tryLater(error);
    const index = refusedEntry(error, request.count);
    const entry = index === null ? undefined : this.#copy.entries[index];
    this.#sendsSingly = entry === undefined;
    this.#retryAt = clock.now();
    if (!entry) return this.#update({ request: null });
    const refused = { kind: 'refused' as const, message: wordsOf(error), blockId: 'id' in entry.command ? entry.command.id : null };
    this.#update({ copy: removeEntry(this.#copy, entry.seq, registry), request: null, problem: refused });
  }

  #tryLater(error: unknown): void {
    const pause = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : Math.min(lastRetry, firstRetry * 2 ** this.#failures);
    this.#failures += 1;
    this.#retryAt = this.#dependencies.clock.now() + pause;
  }

  #draft(): Promise<Saved> {
    const { api, language } = this.#dependencies;
    return api.get('/pageeditor-api/container/{id}/', { language, parameters: { id: this.#log.containerId } });
  }

  #bringUpTo({ revision, document }: Saved, request: Request | null = this.#log.request): void {
    const { base } = this.#copy;
    const isSameText = JSON.stringify(document) === JSON.stringify(base.document);
    const saved = { revision, document: isSameText ? base.document : document };
    this.#update({ copy: isSameText ? { ...this.#copy, base: saved } : rebaseOnto(this.#copy, saved, this.#dependencies.registry), request });
  }

  /** Whether the one who is signed in now is the one who has made the changes. */
  async #signedIn(): Promise<void> {
    const { api, language } = this.#dependencies;
    try {
      const { id } = await api.get('/pageeditor-api/user', { language });
      const isOwner = id === this.#log.owner;
      this.#update({ problem: isOwner ? null : { kind: 'sign-in', message: bilingual('other_account'), blockId: null } });
    } catch (error) {
      const problem = blockingProblem(error);
      if (problem) return this.#update({ problem });
      this.#update({ problem: null }); // nobody knows: the next save will tell
    }
    this.#hurry();
  }
}

type Changes = { copy?: WorkingCopy; steps?: Steps; request?: Request | null; problem?: SessionProblem | null };

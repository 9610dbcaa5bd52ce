import type { Bilingual, Block, BlockDocument, Command, Json, Problem } from '#content/index.ts';

export type Refusal = Problem;

/** Changes apply at once, wait in a log that outlives the tab, and are saved by themselves; open with `openSession`. */
export interface EditingSession {
  /** The same object as long as nothing has changed. */
  readonly state: SessionState;
  /** At once, and saved later; `label` names the step for undo: "Zitat verschoben". */
  perform(command: Command, label?: Bilingual): Refusal | null;
  /** What cannot be undone any more is said in `state.problem`. */
  undo(): void;
  redo(): void;
  /** Null where it is done. */
  resolve(conflictId: string, choice: Choice): Refusal | null;
  /** At once instead of after the next pause. */
  retry(): void;
  /** What still hinders saving stays. */
  dismissProblem(): void;
  /** Presence calls it when a revision is newer. */
  refresh(): Promise<void>;
  /** Saves, then calls `write` with the present revision (to publish, say), and goes on from the draft that it answers; rejects like both. */
  whenSaved<Answer>(write: (revision: number) => Promise<Answer>): Promise<Answer>;
  /** For `useSyncExternalStore`; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** What cannot be saved now stays in the log until the container is opened again. */
  close(): Promise<void>;
}

export type SessionState = {
  /** With what is not saved yet, and the own side of open conflicts. */
  readonly document: BlockDocument;
  /** Of the draft on the server that this is based on. */
  readonly revision: number;
  readonly saving: 'saved' | 'saving' | 'unsaved';
  /** Null unless `saving` is 'unsaved'. */
  readonly unsavedSince: Date | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: Bilingual | null;
  readonly redoLabel: Bilingual | null;
  readonly problem: SessionProblem | null;
  readonly conflicts: readonly Conflict[];
};

/**
 * - `sign-in`: the session on the server has ended; show the login, then `retry()`
 * - `refused`: one change was not possible (any more); everything else goes on
 * - `gone`: the container is not there any more
 * - `outdated`: a newer release has written the draft; the page has to be loaded anew
 * - `storage`: this browser keeps nothing; changes that are not saved end with the tab
 */
export type SessionProblem = {
  readonly kind: 'sign-in' | 'refused' | 'gone' | 'outdated' | 'storage';
  readonly message: Bilingual;
  /** Where it is, if at one place. */
  readonly blockId: string | null;
};

/**
 * What cannot be merged without asking. This editor goes on seeing and changing their own side until they choose; others
 * see theirs.
 * - `field`: both have changed one text; `mine` and `theirs` are its values, undefined where there is none
 * - `deleted`: the other has deleted the block (with what is in it) that is edited here; `block` is it
 * - `changed`: the other has changed a block that was deleted here
 */
export type Conflict = {
  readonly id: string;
  readonly kind: 'field' | 'deleted' | 'changed';
  readonly blockId: string;
  readonly field: string | null;
  readonly language: string | null;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  readonly block: Block | null;
};
/** 'both' puts one text behind the other; of texts alone. */
export type Choice = 'mine' | 'theirs' | 'both';

export type Saved = { readonly revision: number; readonly document: BlockDocument };

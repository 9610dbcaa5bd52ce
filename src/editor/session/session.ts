import type { Bilingual, Block, BlockDocument, Command, Json, Problem } from '#content/index.ts';

/** Why a command was not performed: nothing has changed. */
export type Refusal = Problem;

/**
 * Somebody's work on one container: changes apply at once, wait in a log that outlives the tab, and are saved by themselves.
 * Open one with `openSession`.
 */
export interface EditingSession {
  /** Another object after each change, the same as long as nothing has changed. */
  readonly state: SessionState;
  /** Applies a command to `state.document` at once and saves it later. `label` names the step for undo: "Zitat verschoben". */
  perform(command: Command, label?: Bilingual): Refusal | null;
  /** Take back the last step, and take that back. What cannot be taken back any more is said in `state.problem`. */
  undo(): void;
  redo(): void;
  /** What two people have written in the same place: which of it shall stand. Null where that is done. */
  resolve(conflictId: string, choice: Choice): Refusal | null;
  /** Goes on after a sign-in, or at once instead of after the next pause. */
  retry(): void;
  /** Takes a note of something that was refused off the screen; what still hinders saving stays. */
  dismissProblem(): void;
  /** Asks the server whether somebody else has changed something; presence calls it when a revision is newer. */
  refresh(): Promise<void>;
  /**
   * Saves what waits, then has `write` do something with the revision that is then the present one (publish, say), and goes
   * on from the draft, where it answers one. Rejects where what waits cannot be saved, and with what `write` rejects with.
   */
  whenSaved<Answer>(write: (revision: number) => Promise<Answer>): Promise<Answer>;
  /** For `useSyncExternalStore`; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Tries once to save what waits; what cannot be saved now stays in the log until the container is opened again. */
  close(): Promise<void>;
}

export type SessionState = {
  /** As this editor sees it: the draft, with what is not saved yet, and their own side of open conflicts. */
  readonly document: BlockDocument;
  /** Of the draft on the server that this is based on. */
  readonly revision: number;
  readonly saving: 'saved' | 'saving' | 'unsaved';
  /** Since when something waits that could not be saved; null unless `saving` is 'unsaved'. */
  readonly unsavedSince: Date | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What would be taken back, or done again. */
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

/** A draft as the server has it. */
export type Saved = { readonly revision: number; readonly document: BlockDocument };

import type { SessionProblem, SessionState } from './session.ts';
import { firstUndone, lastDone, type Steps } from './steps.ts';
import type { WorkingCopy } from './working-copy.ts';

export function stateOf({ entries, conflicts, base, shown }: WorkingCopy, steps: Steps, problem: SessionProblem | null, isStuck: boolean): SessionState {
  const [first] = entries;
  const [undo, redo] = [lastDone(steps), firstUndone(steps)];
  return {
    document: shown,
    revision: base.revision,
    saving: first ? (isStuck ? 'unsaved' : 'saving') : 'saved',
    unsavedSince: first && isStuck ? new Date(first.at) : null,
    canUndo: undo !== undefined,
    canRedo: redo !== undefined,
    undoLabel: undo?.label ?? null,
    redoLabel: redo?.label ?? null,
    problem,
    conflicts,
  };
}

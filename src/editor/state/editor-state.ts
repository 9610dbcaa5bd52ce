import type { BlockDocument, BlockPosition, Problem } from '#content/index.ts';
import type { SessionState } from '../session/session.ts';

export type Open =
  /** `isFinding`: a reason against publishing leads to the field, which says it at once. `leavesFocus`: somebody types in the page, whom the form that comes must not interrupt. */
  | { readonly kind: 'form'; readonly id: string; readonly field?: string | undefined; readonly isFinding?: boolean; readonly leavesFocus?: boolean }
  /** The library, for a picture or file of a block. */
  | { readonly kind: 'media'; readonly id: string; readonly field: string }
  | { readonly kind: 'palette'; readonly place: BlockPosition; readonly replaces?: string | undefined }
  | { readonly kind: 'move' | 'share'; readonly ids: readonly string[] }
  | { readonly kind: 'keys' }
  | { readonly kind: 'draft'; readonly tab?: 'check' | 'history' | undefined }
  | { readonly kind: 'page' | 'preview' | 'languages' };

/** The block that shall get the focus when it is drawn, and whether in its text, the first unless `field` names one. */
export type WantedFocus = { readonly id: string; readonly inText: boolean; readonly atEnd: boolean; readonly field?: string | undefined };

export type EditorState = {
  readonly session: SessionState;
  /** The draft as it is shown: what is being typed in the page is there already, and drawn anew would lose the caret. */
  readonly shown: BlockDocument;
  readonly selected: readonly string[];
  readonly open: Open | null;
  /** Whether the outline stands beside the page. */
  readonly hasOutline: boolean;
  /** Whether blocks are drawn small, to be put in order (E §3 "smallModules"), and the toolbar is unfolded ("isToolbarOpen"). */
  readonly hasSmallModules: boolean;
  readonly isToolbarOpen: boolean;
  readonly focus: WantedFocus | null;
  /** Said to screen readers. */
  readonly announcement: string;
  readonly problem: Problem | null;
};

import type { BlockDocument, BlockPosition, Problem } from '#content/index.ts';
import type { SessionState } from '../session/session.ts';

export type Open =
  /** `isFinding`: the field says at once why it cannot be published; `leavesFocus`: somebody types in the page. */
  | { readonly kind: 'form'; readonly id: string; readonly field?: string | undefined; readonly isFinding?: boolean; readonly leavesFocus?: boolean }
  /** The library, for a picture or file of a block. */
  | { readonly kind: 'media'; readonly id: string; readonly field: string }
  | { readonly kind: 'palette'; readonly place: BlockPosition; readonly replaces?: string | undefined }
  | { readonly kind: 'move' | 'share'; readonly ids: readonly string[] }
  | { readonly kind: 'keys' }
  | { readonly kind: 'draft'; readonly tab?: 'check' | 'history' | undefined }
  | { readonly kind: 'page' | 'preview' | 'languages' };

/** Its text, the first unless `field` names one. */
export type WantedFocus = { readonly id: string; readonly inText: boolean; readonly atEnd: boolean; readonly field?: string | undefined };

export type EditorState = {
  readonly session: SessionState;
  /** What is being typed is not drawn anew, which would lose the caret. */
  readonly shown: BlockDocument;
  readonly selected: readonly string[];
  readonly open: Open | null;
  readonly hasOutline: boolean;
  /** E §3 "smallModules"; `isToolbarOpen` is the toolbar's. */
  readonly hasSmallModules: boolean;
  readonly isToolbarOpen: boolean;
  readonly focus: WantedFocus | null;
  readonly announcement: string;
  readonly problem: Problem | null;
};

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorState } from './editor-state.ts';
import type { PageEditor } from './page-editor.ts';

export const EditorContext = createContext<PageEditor | null>(null);

export function useEditor(): PageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This stands in edit mode alone.');
  return editor;
}

/** Drawn anew only when that part is another. */
export function useEditorState<Part>(part: (state: EditorState) => Part): Part {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => part(editor.state));
}

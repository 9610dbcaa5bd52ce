import { useMemo } from 'react';
import { walk } from '#content/index.ts';
import { wordsOf } from './names.ts';
import { useEditor, useEditorState } from './use-editor.ts';

export function useAnchors() {
  const { registry, language } = useEditor();
  const document = useEditorState((state) => state.session.document);
  return useMemo(
    () =>
      [...walk(document)].flatMap(({ block }) => {
        const { anchor } = block.fields;
        return typeof anchor === 'string' && anchor && block.type !== 'anchor' ? [{ anchor, text: wordsOf(registry, block, language) }] : [];
      }),
    [document, registry, language],
  );
}

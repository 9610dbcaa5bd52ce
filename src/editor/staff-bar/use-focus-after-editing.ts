import { useEffect, useRef } from 'react';
import type { EditTarget } from '#features/cms/editing/index.ts';

/** The ids of the toolbar, and of the button that edits a place. */
export const dockId = 'editor-dock';
export const editButtonId = (target: EditTarget): string => `edit-${target}`;

/** The button that opens edit mode goes as the toolbar comes, and the one that ends it too: the focus would be lost. */
export function useFocusAfterEditing(isReady: boolean, target: EditTarget): (target: EditTarget) => void {
  const edited = useRef<EditTarget | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that is edited when the tools come is the one to come back to
  useEffect(() => {
    const from = edited.current;
    if (isReady) edited.current = target;
    if (!from || document.activeElement !== document.body) return;
    document.getElementById(isReady ? dockId : editButtonId(from))?.focus({ preventScroll: true });
  }, [isReady]);
  return (pressed) => {
    edited.current = pressed;
  };
}

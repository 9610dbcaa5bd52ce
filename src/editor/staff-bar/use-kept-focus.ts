import { useEffect, useRef } from 'react';
import type { EditedPlace } from '#features/cms/editing/index.ts';

/** The ids of the toolbar, and of the button that edits a place. */
export const dockId = 'editor-dock';
export const editButtonId = (place: EditedPlace): string => `edit-${place}`;

/**
 * The button that opens edit mode goes as it comes, and the one that ends it with it: whoever pressed one is in the toolbar
 * then, or at the button again. Who came by an address that edits has the focus where a page begins, and at the button
 * afterwards.
 */
export function useKeptFocus(isReady: boolean, place: EditedPlace): (place: EditedPlace) => void {
  const edited = useRef<EditedPlace | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that is edited when the tools come is the one to come back to
  useEffect(() => {
    const from = edited.current;
    if (isReady) edited.current = place;
    if (!from || document.activeElement !== document.body) return;
    document.getElementById(isReady ? dockId : editButtonId(from))?.focus({ preventScroll: true });
  }, [isReady]);
  return (pressed) => {
    edited.current = pressed;
  };
}

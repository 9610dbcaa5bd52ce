import { useEffect, useRef } from 'react';
import type { EditedPlace } from '#features/cms/editing/index.ts';

/** The ids of the toolbar, and of the button that edits a place. */
export const dockId = 'editor-dock';
export const editButtonId = (place: EditedPlace): string => `edit-${place}`;

/** The button that opens edit mode goes as it comes, and the one that ends it with it: whoever pressed one is in the toolbar then, or at the button again. */
export function useKeptFocus(isReady: boolean): (place: EditedPlace) => void {
  const pressed = useRef<EditedPlace | null>(null);
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    document.getElementById(isReady ? dockId : editButtonId(pressed.current))?.focus({ preventScroll: true });
  }, [isReady]);
  return (place) => {
    pressed.current = place;
  };
}

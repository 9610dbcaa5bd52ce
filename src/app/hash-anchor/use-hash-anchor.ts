import './hash-anchor.css';

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { seek } from './seek.ts';

/** What a visitor does to scroll: after that, the page is theirs. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the anchor of an address into view, also where its element comes late (E §2); the offset is that of the style
 * sheet. Coming back to a page or reloading it is no such case: there the position of before is restored.
 */
export function useHashAnchor(): void {
  const { hash, key } = useLocation();
  const action = useNavigationType();
  useEffect(() => {
    if (!hash || (action === 'POP' && !isFresh(key + hash))) return;
    const stop = seek(() => {
      const element = document.getElementById(idOf(hash));
      element?.scrollIntoView();
      if (element) leave();
      return element !== null;
    });
    const leave = () => {
      stop();
      for (const move of ownMoves) removeEventListener(move, leave);
    };
    for (const move of ownMoves) addEventListener(move, leave, { passive: true });
    return leave;
  }, [hash, key, action]);
}

const known = new Set<string>();

/**
 * Whether an entry of the history that the router did not make is new: an address opened from outside, or a plain link to an
 * anchor. Not so after a reload, nor on the way back, as far as this document remembers.
 */
function isFresh(entry: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
  const isNew = entry.startsWith('default#') && !isReturn && !known.has(entry);
  known.add(entry);
  return isNew;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

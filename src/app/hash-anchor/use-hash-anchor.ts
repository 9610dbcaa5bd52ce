import './hash-anchor.css';

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { seek } from './seek.ts';

/** What a visitor does to scroll: after that, the page is theirs. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Also where the element comes late (E §2); a way back or a reload restores the position instead. */
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

/** An address opened from outside, or a plain link to an anchor; not after a reload, nor on the way back. */
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

import { useEffect, useRef } from 'react';
import type { Asset } from '../contract.ts';

/** ms between two looks, and after an upload for how long: what takes longer is there at the next visit. */
const pause = 3_000;
const patience = 60_000;

export function usePendingPreviews(assets: readonly Asset[], reload: () => void): void {
  const isComing = ({ preview, updated_at }: Asset) => preview === 'coming' && Date.now() - Date.parse(updated_at) < patience;
  const isWaiting = assets.some(isComing);
  const look = useRef(reload);
  look.current = reload;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => look.current(), pause);
    const end = setTimeout(() => clearInterval(timer), patience);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isWaiting]);
}

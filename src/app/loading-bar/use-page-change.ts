import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { throttle } from './limits.ts';

/** Null for the first moment; a change of the query alone is no change of page (E §2: "route or parameter change"). */
export function usePageChange(): string | null {
  const { pathname } = useLocation();
  const goal = useNavigation().location?.pathname;
  const isChanging = goal !== undefined && goal !== pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setTimeout(() => setSlow(true), throttle);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isChanging]);
  return isChanging && isSlow ? goal : null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyImport } from '#ui/lazy-import.ts';

const loadEnhancements = lazyImport(() => import('#blocks/enhancements.ts'));

/** Other pages load no such script (src/blocks/enhancements.ts). */
export function useEnhancedBlocks(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at anew
  useEffect(() => {
    if (!document.querySelector('[data-enhance]')) return;
    loadEnhancements()
      .then(({ enhanceBlocks }) => enhanceBlocks())
      .catch(() => {}); // blocks are complete without script
  }, [key]);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page anew that failed without a network, as soon as there is one. Answers how to try it at once. */
export function useAgainOnline(isOffline: boolean): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => void revalidate();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isOffline, revalidate]);
  return () => void revalidate();
}

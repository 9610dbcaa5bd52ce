import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page anew that got no answer, as soon as there is a network: also where that was already on its way back when
 * the request failed, and the device says so a moment later. Answers how to try it at once.
 */
export function useAgainOnline(isUnanswered: boolean): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnanswered) return;
    const onOnline = () => void revalidate();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isUnanswered, revalidate]);
  return () => void revalidate();
}

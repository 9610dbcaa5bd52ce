import { attempts, delay, pause } from './limits.ts';

/** First after the delay, then until `attempt` has found it or the limit is reached (E §9); answers how to stop. */
export function seek(attempt: () => boolean): () => void {
  let left = attempts;
  let timer = setTimeout(look, delay);
  function look() {
    left--;
    if (!attempt() && left > 0) timer = setTimeout(look, pause);
  }
  return () => clearTimeout(timer);
}

import { attempts, delay, pause } from './limits.ts';

/** Looks for something, first after the delay and then again and again, until `attempt` has found it or it is enough (E §9). Answers how to stop. */
export function seek(attempt: () => boolean): () => void {
  let left = attempts;
  let timer = setTimeout(look, delay);
  function look() {
    left--;
    if (!attempt() && left > 0) timer = setTimeout(look, pause);
  }
  return () => clearTimeout(timer);
}

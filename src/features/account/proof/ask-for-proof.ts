import { ApiError } from '#api/api-error.ts';

type Asked = { id: number; answer: (isProven: boolean) => void };

let asked: Asked | null = null;
let last = 0;
const listeners = new Set<() => void>();

function set(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Makes a call for which somebody may have to prove first that it is them: then a dialog asks (`ProofRequests`), what was typed
 * stays where it is, and the call is made once more. Without script, or where one does not want to, its refusal stands.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'proof_needed' && listeners.size > 0;
    if (!isNeeded || !(await askForProof())) throw error;
    return call();
  }
}

/** One question at a time: a second one is the answer no to the first. */
const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    set({ id: ++last, answer: resolve });
  });

export function answerProof(isProven: boolean): void {
  asked?.answer(isProven);
  set(null);
}

export const currentProof = (): Asked | null => asked;

export function onProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

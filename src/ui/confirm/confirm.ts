/** A question before something that cannot be undone, or that others will notice. `cancel` says what stays if one does not. */
export type Question = { title: string; text: string; details?: readonly string[]; confirm: string; cancel: string };
type Asked = Question & { id: number; answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
let last = 0;
const listeners = new Set<() => void>();

function set(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks, and answers whether one wants it; what is closed otherwise is a no. One question at a time: a second one is the answer no to the first. */
export const askToConfirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    set({ ...question, id: ++last, answer: resolve });
  });

export function answerQuestion(isConfirmed: boolean): void {
  asked?.answer(isConfirmed);
  set(null);
}

export const currentQuestion = (): Asked | null => asked;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

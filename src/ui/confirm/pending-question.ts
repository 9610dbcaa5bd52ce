type Asked<Question> = { id: number; question: Question; answer: (isYes: boolean) => void };

/** One at a time: a second one is the answer no to the first. */
export function createPendingQuestion<Question>() {
  let asked: Asked<Question> | null = null;
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: Asked<Question> | null): void => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (question: Question): Promise<boolean> =>
      new Promise((resolve) => {
        asked?.answer(false);
        set({ id: ++last, question, answer: resolve });
      }),
    answer: (isYes: boolean): void => {
      asked?.answer(isYes);
      set(null);
    },
    current: (): Asked<Question> | null => asked,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isShown: (): boolean => listeners.size > 0,
  };
}

export interface Locks {
  /** Answers how to give it back, null where another tab has it; the end of the tab gives it back too. */
  take(name: string): Promise<(() => void) | null>;
}

export const browserLocks: Locks = {
  take: (name) =>
    new Promise((resolve, reject) => {
      if (!('locks' in navigator)) return resolve(() => {});
      const hold = (lock: Lock | null) => (lock ? new Promise<void>((giveBack) => resolve(giveBack)) : resolve(null));
      navigator.locks.request(`foyer-editor ${name}`, { ifAvailable: true }, hold).catch(reject);
    }),
};

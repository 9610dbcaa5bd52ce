/** Says of a name that somebody here has it. */
export interface Locks {
  /** Takes a name; answers how to give it back, null where another tab has it. It is given back by itself when the tab ends. */
  take(name: string): Promise<(() => void) | null>;
}

/** The browser's own (Web Locks), where it has them. */
export const browserLocks: Locks = {
  take: (name) =>
    new Promise((resolve, reject) => {
      if (!('locks' in navigator)) return resolve(() => {});
      const hold = (lock: Lock | null) => (lock ? new Promise<void>((giveBack) => resolve(giveBack)) : resolve(null));
      navigator.locks.request(`foyer-editor ${name}`, { ifAvailable: true }, hold).catch(reject);
    }),
};

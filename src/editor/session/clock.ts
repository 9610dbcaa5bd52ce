/** So that tests can have their own. */
export type Clock = {
  now(): number;
  /** Answers how to stop it. */
  later(pause: number, work: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  later: (pause, work) => {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  },
};

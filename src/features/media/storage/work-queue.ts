/** A few at a time; null when the line is too long. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) return null;
    else await new Promise<void>((resolve) => line.push(resolve)); // takes over the place of the one that leaves
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

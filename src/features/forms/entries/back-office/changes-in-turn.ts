type Send = (revision: number) => Promise<number>;

/**
 * Changes of one person to one entry, one after the other, each on what the one before has made: who saves a note and at once
 * chooses a colleague is not told that somebody else was faster. `send` answers the new revision; `shown` is what the page knows.
 */
export function changesInTurn(): (shown: number, send: Send) => Promise<number> {
  let before: Promise<unknown> = Promise.resolve();
  let own = 0;
  return (shown, send) => {
    const change = before.then(async () => {
      own = await send(Math.max(shown, own));
      return own;
    });
    before = change.catch(() => {});
    return change;
  };
}

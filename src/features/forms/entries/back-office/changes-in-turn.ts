type Send = (revision: number) => Promise<number>;

/** Each on the revision of the one before, so that nobody is told of themselves as somebody else; `send` answers the new revision. */
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

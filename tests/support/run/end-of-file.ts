/** The last opened is closed first. */
type Close = () => unknown;
const opened: Close[] = [];

/** Has what a test file opened closed after it, also where it was opened in a hook or a test: there `afterAll` is not heard. */
export const atEndOfFile = (close: Close): void => {
  opened.push(close);
};

export async function endFile(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

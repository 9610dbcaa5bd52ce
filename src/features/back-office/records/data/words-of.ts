/** What an error says to people: of a call that was refused the server's words. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

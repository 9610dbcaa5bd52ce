declare module 'hyphen/*/index.js' {
  /** A word with a soft hyphen wherever it may be divided. */
  const hyphen: { hyphenateSync(text: string, options?: { minWordLength?: number }): string };
  export default hyphen;
}

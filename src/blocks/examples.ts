import type { Block } from '#content/index.ts';
import { examples as quote } from './quote/example.ts';

/** One or more examples of every block in both languages, by its type: for the page of all blocks, the editor's preview and the tests. */
export const blockExamples: { readonly [type: string]: readonly Block[] } = {
  quote,
};

import { createBlockRegistry } from '#content/index.ts';
import { quote } from './quote/block.ts';

/** Every block of the site, in the order in which the editor offers them. Its view stands in views.ts, its examples in examples.ts. */
export const blockRegistry = createBlockRegistry([quote]);

import { createBlock } from '#content/index.ts';
import { container } from './block.ts';

export const examples = [createBlock(container, { slug: 'anfahrt-kurz' }, { id: 'container-1' })];

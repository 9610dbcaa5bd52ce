import { createBlock } from '#content/index.ts';
import { examples as items } from '../video-item/example.ts';
import { videoList } from './block.ts';

export const examples = [createBlock(videoList, {}, { id: 'videolist-1', children: items.map((item) => ({ ...item, id: `videolist-1-${item.id}` })) })];

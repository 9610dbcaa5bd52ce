import { checkItem } from '#features/releases/index.server.ts';
import { storedIn } from '#resources/index.server.ts';
import { teaser } from './teaser.resource.ts';

export const teaserStore = storedIn(teaser, { check: checkItem('teaser') });

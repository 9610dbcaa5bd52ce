import { enhanceBlocks } from '#blocks/enhancements.ts';

enhanceBlocks();

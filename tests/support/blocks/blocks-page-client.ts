import { enhanceBlocks } from '#blocks/enhancements.ts';
import { announceBack } from '#ui/history/back.ts';

announceBack();
enhanceBlocks();

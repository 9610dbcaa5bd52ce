import type { BlockViews } from '#content/index.ts';
import { QuoteView } from './quote/view.tsx';

/** The view of every block, by its type. */
export const blockViews: BlockViews = {
  quote: QuoteView,
};

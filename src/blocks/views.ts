import type { BlockViews } from '#content/index.ts';
import { FaqView } from './faq/view.tsx';
import { FaqItemView } from './faq-item/view.tsx';
import { FullTeaserView } from './full-teaser/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { ImageView } from './image/view.tsx';
import { ImageListView } from './image-list/view.tsx';
import { LinkView } from './link/view.tsx';
import { QuoteView } from './quote/view.tsx';
import { SectionView } from './section/view.tsx';
import { TeaserItemView } from './teaser-item/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';
import { TwoColumnsView } from './two-columns/view.tsx';

/** The view of every block, by its type. */
export const blockViews: BlockViews = {
  headline: HeadlineView,
  text: TextView,
  link: LinkView,
  image: ImageView,
  imagelist: ImageListView,
  quote: QuoteView,
  faq: FaqView,
  faqitem: FaqItemView,
  section: SectionView,
  twocolumns: TwoColumnsView,
  fullteaser: FullTeaserView,
  teaserlist: TeaserListView,
  teaseritem: TeaserItemView,
};

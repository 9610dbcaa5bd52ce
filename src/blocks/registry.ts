import { createBlockRegistry } from '#content/index.ts';
import { anchor } from './anchor/block.ts';
import { anchorList } from './anchor-list/block.ts';
import { audio } from './audio/block.ts';
import { audioSelfHosted } from './audio-self-hosted/block.ts';
import { blogTeaserList } from './blog-teaser-list/block.ts';
import { container } from './container/block.ts';
import { eventList } from './event-list/block.ts';
import { faq } from './faq/block.ts';
import { faqItem } from './faq-item/block.ts';
import { forms } from './forms/block.ts';
import { fullTeaser } from './full-teaser/block.ts';
import { headline } from './headline/block.ts';
import { heroMedia } from './hero-media/block.ts';
import { highlightTeaser } from './highlight-teaser/block.ts';
import { html } from './html/block.ts';
import { image } from './image/block.ts';
import { imageList } from './image-list/block.ts';
import { link } from './link/block.ts';
import { logoItem } from './logo-item/block.ts';
import { logoList } from './logo-list/block.ts';
import { quote } from './quote/block.ts';
import { section } from './section/block.ts';
import { socialMedia } from './social-media/block.ts';
import { table } from './table/block.ts';
import { tableRow } from './table-row/block.ts';
import { teaserItem } from './teaser-item/block.ts';
import { teaserList } from './teaser-list/block.ts';
import { text } from './text/block.ts';
import { twoColumns } from './two-columns/block.ts';
import { venue } from './venue/block.ts';
import { venueList } from './venue-list/block.ts';
import { video } from './video/block.ts';
import { videoItem } from './video-item/block.ts';
import { videoList } from './video-list/block.ts';
import { videoSelfHosted } from './video-self-hosted/block.ts';
import { viewer } from './viewer/block.ts';

/** In the order in which the editor offers them. */
export const blockRegistry = createBlockRegistry([
  headline,
  text,
  link,
  image,
  imageList,
  video,
  videoList,
  videoItem,
  videoSelfHosted,
  audio,
  audioSelfHosted,
  viewer,
  socialMedia,
  heroMedia,
  quote,
  faq,
  faqItem,
  table,
  tableRow,
  section,
  twoColumns,
  fullTeaser,
  teaserList,
  teaserItem,
  logoList,
  logoItem,
  anchorList,
  anchor,
  html,
  forms,
  container,
  eventList,
  blogTeaserList,
  highlightTeaser,
  venueList,
  venue,
]);

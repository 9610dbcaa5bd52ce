import type { Block } from '#content/index.ts';
import { examples as anchor } from './anchor/example.ts';
import { examples as anchorlist } from './anchor-list/example.ts';
import { examples as audio } from './audio/example.ts';
import { examples as audioselfhosted } from './audio-self-hosted/example.ts';
import { examples as blogteaserlist } from './blog-teaser-list/example.ts';
import { examples as container } from './container/example.ts';
import { examples as eventlist } from './event-list/example.ts';
import { examples as faq } from './faq/example.ts';
import { examples as faqitem } from './faq-item/example.ts';
import { examples as forms } from './forms/example.ts';
import { examples as fullteaser } from './full-teaser/example.ts';
import { examples as headline } from './headline/example.ts';
import { examples as heromedia } from './hero-media/example.ts';
import { examples as highlightteaser } from './highlight-teaser/example.ts';
import { examples as html } from './html/example.ts';
import { examples as image } from './image/example.ts';
import { examples as imagelist } from './image-list/example.ts';
import { examples as link } from './link/example.ts';
import { examples as logoitem } from './logo-item/example.ts';
import { examples as logolist } from './logo-list/example.ts';
import { examples as quote } from './quote/example.ts';
import { examples as section } from './section/example.ts';
import { examples as socialmedia } from './social-media/example.ts';
import { examples as table } from './table/example.ts';
import { examples as tablerow } from './table-row/example.ts';
import { examples as teaseritem } from './teaser-item/example.ts';
import { examples as teaserlist } from './teaser-list/example.ts';
import { examples as text } from './text/example.ts';
import { examples as twocolumns } from './two-columns/example.ts';
import { examples as venue } from './venue/example.ts';
import { examples as venuelist } from './venue-list/example.ts';
import { examples as video } from './video/example.ts';
import { examples as videoitem } from './video-item/example.ts';
import { examples as videolist } from './video-list/example.ts';
import { examples as videoselfhosted } from './video-self-hosted/example.ts';
import { examples as viewer } from './viewer/example.ts';

/** In both languages, for the page of all blocks, the editor's preview and the tests. */
export const blockExamples: { readonly [type: string]: readonly Block[] } = {
  headline,
  text,
  link,
  image,
  quote,
  faq,
  faqitem,
  table,
  tablerow,
  section,
  twocolumns,
  fullteaser,
  teaserlist,
  teaseritem,
  imagelist,
  logolist,
  logoitem,
  anchorlist,
  anchor,
  html,
  forms,
  container,
  video,
  videolist,
  videoitem,
  audio,
  viewer,
  socialmedia,
  eventlist,
  venue,
  venuelist,
  videoselfhosted,
  audioselfhosted,
  heromedia,
  blogteaserlist,
  highlightteaser,
};

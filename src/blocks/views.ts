import type { BlockViews } from '#content/index.ts';
import { AnchorView } from './anchor/view.tsx';
import { AnchorListView } from './anchor-list/view.tsx';
import { AudioView } from './audio/view.tsx';
import { AudioSelfHostedView } from './audio-self-hosted/view.tsx';
import { BlogTeaserListView } from './blog-teaser-list/view.tsx';
import { ContainerView } from './container/view.tsx';
import { EventListView } from './event-list/view.tsx';
import { FaqView } from './faq/view.tsx';
import { FaqItemView } from './faq-item/view.tsx';
import { FormsView } from './forms/view.tsx';
import { FullTeaserView } from './full-teaser/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { HeroMediaView } from './hero-media/view.tsx';
import { HighlightTeaserView } from './highlight-teaser/view.tsx';
import { HtmlView } from './html/view.tsx';
import { ImageView } from './image/view.tsx';
import { ImageListView } from './image-list/view.tsx';
import { LinkView } from './link/view.tsx';
import { LogoItemView } from './logo-item/view.tsx';
import { LogoListView } from './logo-list/view.tsx';
import { QuoteView } from './quote/view.tsx';
import { SectionView } from './section/view.tsx';
import { SocialMediaView } from './social-media/view.tsx';
import { TableView } from './table/view.tsx';
import { TableRowView } from './table-row/view.tsx';
import { TeaserItemView } from './teaser-item/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';
import { TwoColumnsView } from './two-columns/view.tsx';
import { VenueView } from './venue/view.tsx';
import { VenueListView } from './venue-list/view.tsx';
import { VideoView } from './video/view.tsx';
import { VideoItemView } from './video-item/view.tsx';
import { VideoListView } from './video-list/view.tsx';
import { VideoSelfHostedView } from './video-self-hosted/view.tsx';
import { ViewerView } from './viewer/view.tsx';

export const blockViews: BlockViews = {
  headline: HeadlineView,
  text: TextView,
  link: LinkView,
  image: ImageView,
  imagelist: ImageListView,
  quote: QuoteView,
  faq: FaqView,
  faqitem: FaqItemView,
  table: TableView,
  tablerow: TableRowView,
  section: SectionView,
  twocolumns: TwoColumnsView,
  fullteaser: FullTeaserView,
  teaserlist: TeaserListView,
  teaseritem: TeaserItemView,
  logoitem: LogoItemView,
  logolist: LogoListView,
  forms: FormsView,
  anchorlist: AnchorListView,
  anchor: AnchorView,
  container: ContainerView,
  html: HtmlView,
  video: VideoView,
  videolist: VideoListView,
  videoitem: VideoItemView,
  audio: AudioView,
  viewer: ViewerView,
  socialmedia: SocialMediaView,
  eventlist: EventListView,
  venue: VenueView,
  venuelist: VenueListView,
  videoselfhosted: VideoSelfHostedView,
  audioselfhosted: AudioSelfHostedView,
  heromedia: HeroMediaView,
  blogteaserlist: BlogTeaserListView,
  highlightteaser: HighlightTeaserView,
};

import { AudioSelfHostedView } from '#blocks/audio-self-hosted/view.tsx';
import { ImageView } from '#blocks/image/view.tsx';
import { ImageListView } from '#blocks/image-list/view.tsx';
import { LogoItemView } from '#blocks/logo-item/view.tsx';
import { LogoListView } from '#blocks/logo-list/view.tsx';
import { video } from '#blocks/video/block.ts';
import { VideoView } from '#blocks/video/view.tsx';
import { VideoSelfHostedView } from '#blocks/video-self-hosted/view.tsx';
import { Blocks, type BlockViews, type PresentedBlock, type RichText } from '#content/index.ts';
import type { EventBlocks, EventImageData, EventRecordingData, PartnerData } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import { LinkedBlocks } from './linked-blocks.static.tsx';

/** Each thing is shown as the block that an editor would have made of it. */
export const eventBlocks: EventBlocks = {
  Recordings: ({ recordings, language }) => recordings.map((one) => <Shown key={one.id} block={recordingBlock(one, language)} language={language} />),
  Images: ({ images, language }) => (
    <Shown
      block={{ id: 'images', type: 'imagelist', fields: { format: images.length > 1 ? 'slider' : 'grid' }, children: images.map(imageBlock) }}
      language={language}
    />
  ),
  Logos: ({ partners, language }) => (
    <Shown block={{ id: 'logos', type: 'logolist', fields: { extra_class: '' }, children: partners.map(logoBlock) }} language={language} />
  ),
  Modules: LinkedBlocks,
};

/** These alone: of the others the page would load the style sheets. */
const views: BlockViews = {
  video: VideoView,
  videoselfhosted: VideoSelfHostedView,
  audioselfhosted: AudioSelfHostedView,
  imagelist: ImageListView,
  image: ImageView,
  logolist: LogoListView,
  logoitem: LogoItemView,
};

const Shown = ({ block, language }: { block: PresentedBlock; language: Language }) => (
  <Blocks content={{ layout: '100', columns: [[block]], unknown: [], staleAt: null }} views={views} language={language} />
);

function recordingBlock(
  { id, kind, title, title_lang, file, url, image_obj: image, captions, transcript, transcript_lang }: EventRecordingData,
  language: Language,
): PresentedBlock {
  const fallback = { ...(title_lang && { title: title_lang }), ...(transcript_lang && { transcript: transcript_lang }) };
  const shared = { id: `recording-${id}`, fallback };
  if (!file) return { ...shared, type: 'video', fields: { video_url: video.fields.video_url.present(url ?? '', language, {}), image, title, length: '' } };
  const fields = { file, image, title, captions_de: captions.de, captions_en: captions.en, transcript: asRichText(transcript) };
  return { ...shared, type: kind === 'video' ? 'videoselfhosted' : 'audioselfhosted', fields };
}

const asRichText = (paragraphs: readonly string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const imageBlock = ({ description, description_lang, ...image }: EventImageData): PresentedBlock => ({
  id: `image-${image.id}`,
  type: 'image',
  fields: { image, format: '3x2', description, link: '' },
  ...(description_lang && { fallback: { description: description_lang } }),
});

const logoBlock = ({ id, name, link, image_obj: image }: PartnerData): PresentedBlock => ({
  id: `partner-${id}`,
  type: 'logoitem',
  fields: { image, title: name, link: link ?? '' },
});

import type { BlockViewProps, Video } from '#content/index.ts';
import { EmbedCard } from '../embed-card/embed-card.tsx';
import type { video } from './block.ts';

type Shown = Pick<BlockViewProps<typeof video>['fields'], 'video_url' | 'image' | 'title' | 'length'> & { anchor?: string | undefined };
type Props = Pick<BlockViewProps<typeof video>, 'root' | 'language'> & {
  fields: Shown;
  mark: (field: 'video_url' | 'image' | 'title') => ReturnType<BlockViewProps<typeof video>['mark']>;
};

const hosts: { readonly [Host in Video['host']]: string } = { youtube: 'YouTube', vimeo: 'Vimeo' };

export const VideoCard = ({ fields: { video_url: address, image, title, length, anchor }, root, mark, language }: Props) => (
  <EmbedCard
    kind="video"
    embed={address && { ...address, host: hosts[address.host] }}
    title={title}
    image={image}
    facts={[length]}
    root={root}
    mark={(field) => mark(field === 'embed' ? 'video_url' : field)}
    id={anchor}
    language={language}
  />
);

import type { BlockViewProps } from '#content/index.ts';
import { VideoCard } from '../video/video-card.tsx';
import type { videoItem } from './block.ts';

export const VideoItemView = ({ fields, root, mark, language }: BlockViewProps<typeof videoItem>) => (
  <VideoCard fields={fields} root={root} mark={mark} language={language} />
);

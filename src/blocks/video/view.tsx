import type { BlockViewProps } from '#content/index.ts';
import type { video } from './block.ts';
import { VideoCard } from './video-card.tsx';

export const VideoView = ({ fields, root, mark, language }: BlockViewProps<typeof video>) => (
  <VideoCard fields={fields} root={root} mark={mark} language={language} />
);

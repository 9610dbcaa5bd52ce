import type { BlockViewProps } from '#content/index.ts';
import { readEmbed } from '../embed-card/embed.ts';
import { EmbedCard } from '../embed-card/embed-card.tsx';
import type { viewer } from './block.ts';

export const ViewerView = ({ fields: { embed, title, image }, root, mark, language }: BlockViewProps<typeof viewer>) => (
  <EmbedCard kind="viewer" embed={readEmbed(embed)} title={title} image={image} root={root} mark={mark} language={language} />
);

import type { BlockViewProps } from '#content/index.ts';
import { readEmbed } from '../embed-card/embed.ts';
import { EmbedCard } from '../embed-card/embed-card.tsx';
import type { socialMedia } from './block.ts';

export const SocialMediaView = ({ fields: { embed, title, image }, root, mark, language }: BlockViewProps<typeof socialMedia>) => (
  <EmbedCard kind="social" embed={readEmbed(embed)} title={title} image={image} root={root} mark={mark} language={language} />
);

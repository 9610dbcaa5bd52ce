import type { BlockViewProps } from '#content/index.ts';
import { readEmbed } from '../embed-card/embed.ts';
import { EmbedCard } from '../embed-card/embed-card.tsx';
import type { audio } from './block.ts';
import { t } from './strings.ts';

export const AudioView = ({ fields: { embed, media_type: type, title, image, length }, root, mark, language }: BlockViewProps<typeof audio>) => (
  <EmbedCard
    kind="audio"
    embed={readEmbed(embed)}
    title={title}
    image={image}
    facts={[t(language, type), length]}
    root={root}
    mark={mark}
    language={language}
  />
);

import { type BlockViewProps, plainText } from '#content/index.ts';
import styles from '../player/player.module.css';
import { Player, Transcript } from '../player/player.tsx';
import { t } from '../player/strings.ts';
import type { audioSelfHosted } from './block.ts';

export const AudioSelfHostedView = ({ fields: { file, title, transcript }, root, mark, language }: BlockViewProps<typeof audioSelfHosted>) => (
  <figure {...root} className={styles.figure}>
    {title && (
      <figcaption {...mark('title')} className={styles.title} data-above="">
        {title}
      </figcaption>
    )}
    <div {...mark('file')}>{file && <Player file={file} title={title || t(language, 'audio')} language={language} />}</div>
    {(plainText(transcript) || file?.transcript) && (
      <div {...mark('transcript')}>
        <Transcript text={plainText(transcript) ? transcript : (file?.transcript ?? transcript)} language={language} />
      </div>
    )}
  </figure>
);

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
    {plainText(transcript) ? (
      <Transcript text={transcript} language={language} mark={mark('transcript')} />
    ) : (
      file?.transcript && <Transcript text={file.transcript} language={language} />
    )}
  </figure>
);

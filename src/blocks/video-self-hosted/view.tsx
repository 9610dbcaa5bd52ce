import { type BlockViewProps, plainText } from '#content/index.ts';
import styles from '../player/player.module.css';
import { Player, Transcript } from '../player/player.tsx';
import { t } from '../player/strings.ts';
import type { videoSelfHosted } from './block.ts';

export function VideoSelfHostedView({ fields, root, mark, language, isFirst }: BlockViewProps<typeof videoSelfHosted>) {
  const { file, image, title, captions_de: de, captions_en: en, transcript } = fields;
  return (
    <figure {...root} className={styles.figure}>
      <div {...mark('file')}>
        {file && <Player file={file} title={title || t(language, 'video')} language={language} film={{ poster: image, captions: { de, en }, isFirst }} />}
      </div>
      <figcaption>
        {title && (
          <strong {...mark('title')} className={styles.title}>
            {title}
          </strong>
        )}
        {plainText(transcript) ? (
          <Transcript text={transcript} language={language} mark={mark('transcript')} />
        ) : (
          file?.transcript && <Transcript text={file.transcript} language={language} />
        )}
      </figcaption>
    </figure>
  );
}

import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { t } from './strings.ts';
import { dropUnfinished, type Unfinished, unfinishedUploads } from './unfinished.ts';
import type { UploadItem } from './upload-queue.ts';
import styles from './uploader.module.css';

/** `items`: what is on its way now, which is not among it. */
export function useUnfinished(items: readonly UploadItem[]) {
  const [all, setAll] = useState<readonly Unfinished[]>([]);
  useEffect(() => {
    let isHere = true;
    void unfinishedUploads().then((found) => isHere && setAll(found));
    return () => {
      isHere = false;
    };
  }, []);
  const drop = (one: Unfinished) => {
    setAll(all.filter(({ key }) => key !== one.key));
    void dropUnfinished(one);
  };
  return { drop, waiting: all.filter(({ name, size }) => !items.some(({ file }) => file.name === name && file.size === size)) };
}

type Props = { upload: Unfinished; onFiles: (files: File[]) => void; onDrop: () => void };

/** It goes on from where it was when the same file is chosen again. */
export function UnfinishedLine({ upload: { name, share }, onFiles, onDrop }: Props) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.upload} data-state="unfinished">
      <span className={styles.file}>{name}</span>
      <span className={styles.state}>{t(language, 'unfinished', { percent: Math.floor(share * 100) })}</span>
      <Progress label={name} value={share} />
      <span className={styles.tools}>
        <Button size="compact" aria-label={`${t(language, 'choose_again')}: ${name}`} onClick={() => input.current?.click()}>
          {t(language, 'choose_again')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-unfinished=""
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <IconButton icon={X} size="compact" label={`${t(language, 'drop_upload')}: ${name}`} onClick={onDrop} />
      </span>
    </li>
  );
}

import { Pause, Play, X } from 'lucide';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import type { Asset } from '../contract.ts';
import { t } from './strings.ts';
import { UnfinishedLine, useUnfinished } from './unfinished-lines.tsx';
import { clearUploads, currentUploads, dropUpload, onUploads, pauseUpload, resumeUpload, type UploadItem } from './upload-queue.ts';
import styles from './uploader.module.css';

const none: readonly UploadItem[] = [];

/** What is on its way now, whichever part of the page has sent it. */
export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(onUploads, currentUploads, () => none);

type Props = { onOpen: (asset: Asset) => void; onTaken: () => void; onFiles: (files: File[]) => void; openLabel: string };

/** With what was on its way when the page was left; `onTaken`: one more is there. */
export function UploadList({ onOpen, onTaken, onFiles, openLabel }: Props) {
  const language = useLanguage();
  const items = useUploads();
  const taken = items.filter(({ state }) => state === 'done').length;
  const before = useRef(taken);
  useEffect(() => {
    if (taken > before.current) onTaken();
    before.current = taken;
  }, [taken, onTaken]);
  const { waiting, drop } = useUnfinished(items);
  if (items.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-label={t(language, 'uploads')} className={styles.uploads}>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={styles.upload} data-state={item.state}>
            <UploadLine item={item}>
              {item.asset && (
                <Button size="compact" onClick={() => item.asset && onOpen(item.asset)}>
                  {item.state === 'duplicate' ? t(language, 'show') : openLabel}
                </Button>
              )}
            </UploadLine>
          </li>
        ))}
        {waiting.map((upload) => (
          <UnfinishedLine key={upload.key} upload={upload} onFiles={onFiles} onDrop={() => drop(upload)} />
        ))}
      </ul>
      {items.some(({ state }) => state === 'done' || state === 'duplicate') && (
        <Button size="compact" look="link" onClick={clearUploads}>
          {t(language, 'clear')}
        </Button>
      )}
    </section>
  );
}

export function UploadLine({ item: { id, file, state, share, problem }, children }: { item: UploadItem; children?: ReactNode }) {
  const language = useLanguage();
  const percent = Math.floor(share * 100);
  const name = file.name || t(language, 'pasted');
  const isOver = state === 'done' || state === 'duplicate';
  return (
    <>
      <span className={styles.file}>{name}</span>
      <span role="status" className={styles.state}>
        {state === 'failed' ? problem : t(language, state, { percent })}
      </span>
      {(state === 'sending' || state === 'paused' || state === 'checking') && <Progress label={name} value={state === 'checking' ? undefined : share} />}
      <span className={styles.tools}>
        {state === 'sending' && <IconButton icon={Pause} size="compact" label={`${t(language, 'pause')}: ${name}`} onClick={() => pauseUpload(id)} />}
        {state === 'paused' && <IconButton icon={Play} size="compact" label={`${t(language, 'resume')}: ${name}`} onClick={() => resumeUpload(id)} />}
        {state === 'failed' && (
          <Button size="compact" onClick={() => resumeUpload(id)}>
            {t(language, 'again')}
          </Button>
        )}
        {children}
        <IconButton icon={X} size="compact" label={`${t(language, isOver ? 'remove' : 'drop_upload')}: ${name}`} onClick={() => dropUpload(id)} />
      </span>
    </>
  );
}

import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { displaySize } from '#features/media/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGroup } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { acceptedFiles } from '../files/file-kind.ts';
import { maxFileBytes } from '../limits.ts';
import styles from './file-field.module.css';
import { t } from './strings.ts';
import { type SentFile, useUploads } from './use-uploads.ts';

type Props = { name: string; label: string; hint?: React.ReactNode; required: boolean; most: number; isPreview: boolean };
const megabytes = maxFileBytes / 1_000_000;

/** Each goes on its way at once and can be taken away again; without script they come with the form. */
export function FileField({ name, most, hint, isPreview, ...field }: Props) {
  const language = useLanguage();
  const uploads = useUploads(name, { isPreview });
  const input = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const limits = t(language, 'file_limits', { n: most, size: megabytes });
  const takeBack = (file: SentFile) => {
    uploads.takeBack(file);
    announce(t(language, 'removed', { name: file.name }));
    requestAnimationFrame(() => input.current?.focus()); // its button is gone, and where there was no room for more the control comes back first
  };
  return (
    <FieldGroup
      {...field}
      name={name}
      role="group"
      hint={
        hint ? (
          <>
            {hint} {limits}
          </>
        ) : (
          limits
        )
      }
    >
      {({ isWrong }) => (
        <div className={styles.files}>
          {uploads.files.length > 0 && (
            <ul className={styles.list}>
              {uploads.files.map((file) => (
                <li key={file.key} className={styles.file} data-failed={file.problem !== undefined || undefined}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{displaySize(language, file.size)}</span>
                  <button type="button" className={styles.remove} aria-label={t(language, 'remove', { name: file.name })} onClick={() => takeBack(file)}>
                    <Icon node={X} />
                  </button>
                  {file.id === undefined && file.problem === undefined && (
                    <Progress label={t(language, 'uploading', { name: file.name })} value={file.progress} />
                  )}
                  {file.problem && (
                    <span className={styles.problem}>
                      {file.problem}{' '}
                      {file.canRetry && (
                        <button type="button" className={styles.again} onClick={() => uploads.retry(file)}>
                          {t(language, 'try_again')}
                        </button>
                      )}
                    </span>
                  )}
                  {file.id !== undefined && (
                    <>
                      <input type="hidden" name={name} value={file.id} data-file-name={file.name} />
                      {/* What it is called comes along, for the page that shows it again. */}
                      <input type="hidden" name={`${name}.files`} value={JSON.stringify([file.id, file.name, file.size])} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {uploads.files.length < most && (
            <input
              ref={input}
              type="file"
              // With script the files are sent by themselves, and the form sends their numbers.
              {...(hasScript ? {} : { name })}
              aria-label={t(language, 'add_files', { n: most })}
              aria-invalid={isWrong || undefined}
              accept={acceptedFiles}
              multiple={most > 1}
              className={styles.input}
              onChange={(event) => {
                const chosen = [...(event.currentTarget.files ?? [])].slice(0, most - uploads.files.length);
                if (hasScript) event.currentTarget.value = '';
                for (const file of chosen) uploads.add(file, (sentence) => announce(sentence));
              }}
            />
          )}
          <p role="status" className={styles.said}>
            {announcement}
          </p>
        </div>
      )}
    </FieldGroup>
  );
}

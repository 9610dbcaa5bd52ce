import { Upload } from 'lucide';
import { useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './strings.ts';
import styles from './uploader.module.css';

type Props = {
  onFiles: (files: File[]) => void;
  /** For a place that takes one file, beside other ways to it. */
  isSingle?: boolean;
  /** What the browser offers; what a file is, the library finds out. */
  accept?: string | undefined;
  /** For a screen reader, where there are several of them. */
  name?: string;
};

export function UploadButton({ onFiles, isSingle = false, accept, name }: Props) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={isSingle ? 'secondary' : 'primary'} size="small" aria-label={name} onClick={() => input.current?.click()}>
        <Icon node={Upload} />
        {t(language, 'upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        accept={accept}
        hidden
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

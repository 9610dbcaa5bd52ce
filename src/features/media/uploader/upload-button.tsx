import { Upload } from 'lucide';
import { useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from './strings.ts';
import styles from './uploader.module.css';

/** Files of the device, several at once. */
export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="primary" size="small" onClick={() => input.current?.click()}>
        <Icon node={Upload} />
        {t(language, 'upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
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

import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { StorageState } from './storage-state.ts';
import { t } from './strings.ts';

/** Tells staff that files cannot be saved (`GET /api/media-storage/`), where they begin to work and where they upload. */
export function StorageNotice({ state }: { state: StorageState }) {
  const language = useLanguage();
  if (state === 'writable') return null;
  return (
    <Notice kind="error">
      <p>
        <strong>{t(language, `storage_${state}`)}</strong>
      </p>
      <p>{t(language, 'storage_hint')}</p>
    </Notice>
  );
}

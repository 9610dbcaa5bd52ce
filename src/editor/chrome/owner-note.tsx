import { Share2 } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { Owner } from '../state/open-page.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './owner-note.module.css';
import { t } from './strings.ts';

/** For texts that are shown elsewhere as well. */
export function OwnerNote({ type }: { type: Exclude<Owner['type'], 'section'> }) {
  const { language } = useEditor();
  if (type === 'page') return null;
  return (
    <p className={styles.note}>
      <Icon node={Share2} />
      {t(language, `of_${type}`)}
    </p>
  );
}

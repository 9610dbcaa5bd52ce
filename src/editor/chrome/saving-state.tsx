import { useEffect, useState } from 'react';
import { wallClock } from '#i18n/berlin-time.ts';
import { browserClock } from '../session/clock.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './dock.module.css';
import { followSaves, type SaveAlert } from './follow-saves.ts';
import { t } from './strings.ts';

/** The alert of E §4 appears for a moment. */
export function SavingState() {
  const { language, session } = useEditor();
  const saving = useEditorState((state) => state.session.saving);
  const since = useEditorState((state) => state.session.unsavedSince);
  const [alert, setAlert] = useState<SaveAlert | null>(null);
  useEffect(() => followSaves(session, browserClock, setAlert), [session]);
  const words =
    saving === 'unsaved' && since
      ? t(language, 'unsaved', { time: wallClock(since).time.slice(0, 5).replace(':', '.') })
      : t(language, saving === 'unsaved' ? 'saving' : saving);
  return (
    <>
      <p className={styles.saving} data-state={saving} data-alert={alert ?? undefined}>
        {words}
      </p>
      <div role="alert" className={styles.alert}>
        {alert === 'error' && <p>{t(language, 'save_failed')}</p>}
      </div>
    </>
  );
}

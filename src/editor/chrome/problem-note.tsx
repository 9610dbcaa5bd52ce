import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './session-notes.module.css';
import { t } from './strings.ts';

/** Until somebody has read it; an expired sign-in has a dialog of its own. */
export function ProblemNote() {
  const editor = useEditor();
  const refused = useEditorState((state) => state.problem);
  const session = useEditorState((state) => state.session.problem);
  const message = (refused ?? (session?.kind === 'sign-in' ? null : session))?.message[editor.language];
  return (
    <div role="alert">
      {message && (
        <Notice kind="warning" className={styles.note ?? ''}>
          <p>{message}</p>
          <Button
            size="small"
            onClick={() => {
              editor.dismissProblem();
              editor.session.dismissProblem();
            }}
          >
            {t(editor.language, 'dismiss')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

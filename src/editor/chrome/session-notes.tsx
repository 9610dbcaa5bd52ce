import { httpTransport } from '#api/client.ts';
import { ConflictNotes } from '../conflicts/conflict-notes.tsx';
import { Presence } from '../presence/presence.tsx';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { ProblemNote } from './problem-note.tsx';
import styles from './session-notes.module.css';

export function SessionNotes() {
  const editor = useEditor();
  const { session, registry, language, containerId } = editor;
  const block = useEditorState((state) => state.selected.at(-1)) ?? null;
  const given = { session, registry, language };
  return (
    <div className={styles.place}>
      <Presence {...given} containerId={containerId} call={httpTransport} block={block} className={styles.presence ?? ''} />
      <ConflictNotes {...given} onJump={(id, field) => editor.show({ kind: 'form', id, field: field ?? undefined })} />
      <ProblemNote />
      <SignInDialog session={session} call={httpTransport} language={language} noteClass={styles.note ?? ''} />
    </div>
  );
}

import { type FormEvent, useId, useRef, useState } from 'react';
import { httpTransport } from '#api/client.ts';
import { slugOf } from '#i18n/slug.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { useEditor } from '../state/use-editor.ts';
import { SectionNameField } from './section-name-field.tsx';
import { shareBlocks } from './share-blocks.ts';
import styles from './share-dialog.module.css';
import { t } from './strings.ts';

export function ShareDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const editor = useEditor();
  const { language } = editor;
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first: input });
  const made = useRef<string | null>(null);
  const onClosed = () => {
    onClose();
    // The dialog gives the focus back as it closes; what is new has it after that.
    editor.focus(made.current ?? ids.at(-1) ?? '', made.current ? {} : { selected: ids });
  };
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return setProblem(t(language, 'name_needed'));
    setBusy(true);
    const shared = await shareBlocks(editor, ids, slugOf(typed), httpTransport);
    setBusy(false);
    if ('problem' in shared) return setProblem(shared.problem[language]);
    made.current = shared.id;
    close();
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClosed}>
      <DialogBody title={t(language, 'share')} titleId={title} onClose={close}>
        <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
          <p>{t(language, 'share_help')}</p>
          <SectionNameField
            ref={input}
            required
            name="section-name"
            value={typed}
            problem={problem}
            onChange={(next) => {
              setTyped(next);
              setProblem('');
            }}
          />
          <Button type="submit" look="primary" busy={busy}>
            {t(language, 'make')}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  );
}

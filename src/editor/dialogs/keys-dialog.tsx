import { useId } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { t } from '../chrome/strings.ts';
import { keyList } from '../commands/key-list.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './keys-dialog.module.css';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { language } = useEditor();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={t(language, 'keys')} titleId={title} onClose={close}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in a low window has to be reached by keyboard */}
        <section tabIndex={0} aria-labelledby={title}>
          <dl className={styles.keys}>
            {keyList(language).map(({ keys, help }) => (
              <div key={help}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{help}</dd>
              </div>
            ))}
          </dl>
        </section>
      </DialogBody>
    </Dialog>
  );
}

import { Eye } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Icon } from '#ui/icon.tsx';
import type { Preview, PreviewProps } from '../record-views.ts';
import styles from './form.module.css';

/** From here on there is room beside a form, as its style sheet has it. */
const wide = '(width >= 85.375em)';

/** Whether there is; null as long as nobody knows, as on the server. */
export function useRoomBeside(): boolean | null {
  const [hasRoom, setRoom] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(wide);
    const look = () => setRoom(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return hasRoom;
}

type Props = { preview: Preview; shown: PreviewProps };

/** Stays in view while one types. */
export function PreviewBeside({ preview: { title, View }, shown }: Props) {
  const language = useLanguage();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard (WCAG 2.1.1)
    <section aria-labelledby={id} tabIndex={0} className={styles.preview}>
      <h2 id={id}>{title[language]}</h2>
      <View {...shown} />
    </section>
  );
}

/** Where there is no room: the same in a panel. */
export function PreviewButton({ preview, shown }: Props) {
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        <Icon node={Eye} />
        {preview.title[language]}
      </Button>
      {isOpen && <PreviewPanel preview={preview} shown={shown} onClose={() => open(false)} />}
    </>
  );
}

function PreviewPanel({ preview: { title, View }, shown, onClose }: Props & { onClose: () => void }) {
  const language = useLanguage();
  const id = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  return createPortal(
    <Dialog ref={dialog} position="right" aria-labelledby={id} onClose={onClose}>
      <DialogBody title={title[language]} titleId={id} onClose={close}>
        <View {...shown} />
      </DialogBody>
    </Dialog>,
    document.body,
  );
}

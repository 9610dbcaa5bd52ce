import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { StaffTabs } from '#ui/staff/staff-tabs.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';
import { CheckPanel } from '../checks/check-panel.tsx';
import { t as checkWords } from '../checks/strings.ts';
import { useChecks } from '../checks/use-checks.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import styles from './publish-panel.module.css';
import { PublishPanel } from './publish-panel.tsx';
import { t } from './strings.ts';

/** What it leads to is shown when it has closed. */
export function DraftDialog({
  onClose,
  onJump,
  onOnline,
  onShow,
  pageId,
  tab,
  ...props
}: PublishPanelProps & {
  onClose: () => void;
  tab?: 'check' | 'history' | undefined;
  onShow: (kind: 'page' | 'preview' | 'languages' | 'outline') => void;
  /** Null where what is edited belongs to something else than a page. */
  pageId: number | null;
  onOnline: () => Promise<void>;
}) {
  const [selected, select] = useState<string>(tab ?? 'publish');
  const { language } = props;
  const title = useId();
  const checks = useChecks(props.session, props.containerId, props.call, language);
  const { dialog, close } = useDialog({ isOpen: true });
  const online = async () => {
    await Promise.all([checks.load(), onOnline()]);
  };
  const jump: PublishPanelProps['onJump'] = (blockId, field) => {
    close();
    onJump(blockId, field);
  };
  return (
    <Dialog
      ref={dialog}
      position="right"
      aria-labelledby={title}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose(); // a question within it has closed
      }}
    >
      <DialogBody
        title={t(language, 'draft')}
        titleId={title}
        onClose={close}
        actions={(pageId !== null ? (['languages', 'preview', 'page', 'outline'] as const) : (['languages', 'outline'] as const)).map((kind) => (
          <Button
            key={kind}
            size="compact"
            {...(kind === 'outline' && { className: styles.outline ?? '' })}
            onClick={() => {
              close();
              onShow(kind);
            }}
          >
            {t(language, kind)}
          </Button>
        ))}
      >
        <StaffTabs
          label={t(language, 'draft')}
          selected={selected}
          onSelect={select}
          tabs={[
            {
              key: 'publish',
              text: t(language, 'publishing'),
              panel: <PublishPanel {...props} points={checks.points ?? []} pageId={pageId} onOnline={online} onJump={jump} />,
            },
            { key: 'check', text: checkWords(language, 'check'), panel: <CheckPanel {...props} checks={checks} onJump={jump} /> },
            { key: 'history', text: t(language, 'history'), panel: <HistoryPanel {...props} /> },
          ]}
        />
        <Toasts />
      </DialogBody>
    </Dialog>
  );
}

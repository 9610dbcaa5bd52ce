import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { recordHref } from '#features/back-office/index.ts';
import type { QuestionProps, SaveQuestion } from '#features/back-office/records/index.ts';
import { wallClock } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import styles from './plan-question.module.css';
import { t } from './strings.ts';

const planned = ['date_start', 'room_id'] as const;

/** Where a date that visitors know gets another time or room, it is asked whether that was a mistake or is a change of plan. */
export const planQuestion: SaveQuestion = {
  fields: planned,
  isAsked: (record) => record.is_online === true && record.status === 'scheduled',
  Dialog: PlanQuestion,
};

function PlanQuestion({ ids, values, onSave, onLeave, onClose }: QuestionProps) {
  const language = useLanguage();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first });
  const choose = (then: () => void) => {
    close();
    then();
  };
  return createPortal(
    <Dialog ref={dialog} position="middle" aria-labelledby={title} aria-describedby={`${title}-text`} onClose={onClose}>
      <DialogBody title={t(language, 'q_title')} titleId={title} onClose={close}>
        <div className={styles.question}>
          <p id={`${title}-text`}>{t(language, 'q_text')}</p>
          <div>
            <p id={`${title}-correct`}>{t(language, 'q_correct_text')}</p>
            <Button ref={first} aria-describedby={`${title}-correct`} onClick={() => choose(onSave)}>
              {t(language, 'q_correct')}
            </Button>
          </div>
          {ids && (
            <div>
              <p id={`${title}-inform`}>{t(language, 'q_inform_text')}</p>
              <Button aria-describedby={`${title}-inform`} onClick={() => choose(() => onLeave(planned, hrefOf(ids, values, language)))}>
                {t(language, 'q_inform')}
              </Button>
            </div>
          )}
          <Button look="link" onClick={close}>
            {t(language, 'q_stay')}
          </Button>
        </div>
      </DialogBody>
    </Dialog>,
    document.body,
  );
}

function hrefOf(ids: readonly number[], { date_start: start, room_id: room }: QuestionProps['values'], language: Language): string {
  const clock = typeof start === 'string' ? wallClock(new Date(start)) : null;
  const typed = { day: clock?.day, time: clock?.time.slice(0, 5), room: typeof room === 'number' ? room : undefined };
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? recordHref('events', language, typed, only, 'change')
    : recordHref('events', language, { ...typed, ids: ids.join(',') }, 'change');
}

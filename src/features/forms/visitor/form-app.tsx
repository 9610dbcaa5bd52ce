import { type MouseEvent, useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { FormDefinition } from '../contract.ts';
import styles from './form-app.module.css';
import { FormView } from './form-view.tsx';
import { t } from './strings.ts';
import { type SentBefore, type Thanks, useFormApp } from './use-form-app.ts';
import { UploadsContext } from './use-uploads.ts';

type Props = {
  form: FormDefinition;
  before?: SentBefore | undefined;
  /** Of staff: conditions and errors are as visitors have them, and nothing is sent. */
  isPreview?: boolean;
  token?: string | undefined;
  started?: string | undefined;
  action?: string;
  onWrong?: (isWrong: boolean) => void;
};

/** On its own page, in a block, and in the builder's preview. */
export function FormApp({ form, before, isPreview = false, onWrong, ...page }: Props) {
  const language = useLanguage();
  const app = useFormApp({ form, before, isPreview });
  const isWrong = app.state.message !== null || Object.keys(app.state.errors).length > 0;
  useEffect(() => onWrong?.(isWrong), [onWrong, isWrong]);
  if (!form.is_open && !isPreview) return <Closed text={form.closed_text} />;
  if (app.thanks) return <Thanked thanks={app.thanks} onAgain={app.clear} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows links of the summary that it holds
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    <div className={styles.app} onClick={leadToField}>
      <UploadsContext value={app.uploads}>
        <FormView
          form={form}
          state={app.state}
          round={app.round}
          isPreview={isPreview}
          formRef={app.ref}
          onSubmit={app.onSubmit}
          onInput={app.onInput}
          {...page}
        >
          {app.hasDraft && (
            <p className={styles.draft}>
              {t(language, 'draft_kept')}{' '}
              <Button look="link" size="small" onClick={app.clear}>
                {t(language, 'clear')}
              </Button>
            </p>
          )}
        </FormView>
      </UploadsContext>
      <div role="status">{app.isWell && <Notice kind="success">{t(language, 'all_well')}</Notice>}</div>
    </div>
  );
}

export const Closed = ({ text }: { text: string }) => (
  <Notice>
    <p className={styles.text}>{text}</p>
  </Notice>
);

/** After sending: it has the focus, so that nobody has to look for what became of it. */
function Thanked({ thanks: { thanks }, onAgain }: { thanks: Thanks; onAgain: () => void }) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.thanks}>
      <Notice kind="success">
        <p className={styles.text}>{thanks}</p>
      </Notice>
      <p>
        <Button size="small" onClick={onAgain}>
          {t(language, 'another')}
        </Button>
      </p>
    </div>
  );
}

/** A link of the summary leads to the control, of a group to its first, and scrolls so far that its label is seen. */
function leadToField(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-leads-to]') : null;
  if (!link) return;
  const place = document.getElementById(link.hash.slice(1));
  const control = place?.matches('fieldset') ? place.querySelector<HTMLElement>('input:checked, input:not([type=hidden]), button') : place;
  if (!control) return;
  event.preventDefault();
  link
    .closest('form')
    ?.querySelector(`[data-question="${CSS.escape(link.dataset.leadsTo ?? '')}"]`)
    ?.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

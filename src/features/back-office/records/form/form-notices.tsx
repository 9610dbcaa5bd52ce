import { clockTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Lookups } from '../data/record-types.ts';
import { Conflicts } from './conflicts.tsx';
import styles from './form.module.css';
import { t } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

type Props = { form: RecordForm; resource: Resource; lookups: Lookups; isReadOnly: boolean };

/** Above the fields: input that has come back, what keeps the form from being saved, and what somebody else has changed. */
export function FormNotices({ form, resource, lookups, isReadOnly }: Props) {
  const language = useLanguage();
  const { problem, wrong, conflicts, taken, restoredAt, discard } = form;
  const names = [...new Set(taken)].map((name) => resource.fields[name]?.form.label[language] ?? name).join(', ');
  const isWrong = Object.keys(wrong).length > 0;
  return (
    <div className={styles.notices}>
      {isReadOnly && (
        <Notice>
          <p>{t(language, 'read_only')}</p>
        </Notice>
      )}
      <div role="status">
        {restoredAt && (
          <Notice>
            <p>{t(language, 'restored', { time: clockTime(new Date(restoredAt)) })}</p>
            <Button
              size="compact"
              onClick={() => {
                const undo = discard();
                showToast(t(language, 'discarded'), { text: t(language, 'undo'), run: undo });
              }}
            >
              {t(language, 'discard')}
            </Button>
          </Notice>
        )}
      </div>
      <div role="alert">
        {problem && (
          <Notice kind="error" data-message="" tabIndex={-1}>
            <p>{problem}</p>
            {isWrong && (
              <ul>
                {Object.entries(wrong).map(([name, messages]) => (
                  <li key={name}>
                    <a href={`#field-${name.split('.')[0]}`} onClick={(event) => goTo(event, name)}>
                      {resource.fields[name.split('.')[0] ?? '']?.form.label[language] ?? name}
                    </a>
                    : {messages.join(' ')}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {conflicts.length === 0 && taken.length > 0 && (
          <Notice kind="warning">
            <p>{t(language, 'merged', { fields: names })}</p>
          </Notice>
        )}
        {conflicts.length > 0 && (
          <Notice kind="warning">
            <p>{t(language, 'conflict')}</p>
            {taken.length > 0 && <p>{t(language, 'merged_too', { fields: names })}</p>}
          </Notice>
        )}
      </div>
      {conflicts.length > 0 && <Conflicts resource={resource} values={form.values} conflicts={conflicts} lookups={lookups} onDecide={form.decide} />}
    </div>
  );
}

/** The link alone would scroll, and put the field's name into the address. */
function goTo(event: { preventDefault: () => void }, name: string): void {
  const field = document.getElementById(`field-${name.split('.')[0]}`);
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}

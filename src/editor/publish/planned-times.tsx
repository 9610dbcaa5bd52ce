import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Finding } from '#content/index.ts';
import type { Planned, PlannedContract } from '#features/cms/planned/contract.ts';
import { dayOf, instantAt } from '#i18n/berlin-time.ts';
import { displayTime, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import { wordsOf } from '../panel/use-published.ts';
import styles from './publish-panel.module.css';
import { t } from './strings.ts';
import { usePlannedReleases } from './use-planned-releases.ts';

type Props = Pick<PublishPanelProps, 'session' | 'containerId' | 'call' | 'language'> & {
  of: Language;
  planned: readonly Planned[];
  isPublished: boolean;
  /** Why the draft cannot be published now, and so cannot be planned. */
  why: string | undefined;
  onDone: () => Promise<void>;
  onFindings: (findings: readonly Finding[]) => void;
};

/** Each can be cancelled, and a new instant set. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form with its two ways of an instant
export function PlannedTimes({ of, session, containerId, call, language, planned, isPublished, why, onDone, onFindings }: Props) {
  const [isOpen, open] = useState(false);
  const [kind, setKind] = useState<Planned['kind']>('publish');
  const [typed, type] = useState('');
  /** '' for a moment of its own. */
  const [releaseId, setReleaseId] = useState('');
  const releases = usePlannedReleases(isOpen, call, language);
  const release = kind === 'publish' ? releases.find(({ id }) => String(id) === releaseId) : undefined;
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const own = planned.filter((one) => one.language === of);
  const fieldset = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The button goes as the fields come, and they with it again: the focus is in whichever stands there.
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    fieldset.current?.querySelector<HTMLElement>(isOpen ? 'select, input' : 'button')?.focus();
  }, [isOpen]);

  const attempt = async (act: (revision: number) => Promise<unknown>, words: string) => {
    setBusy(true);
    setProblem('');
    try {
      await session.whenSaved(async (revision) => {
        await act(revision);
      });
      showToast(words);
      open(false);
      await onDone();
      // The time that was cancelled has taken its button along.
      if (document.activeElement === document.body) fieldset.current?.querySelector('button')?.focus();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_publishable')
        onFindings(error.detail as Finding[]); // as the call declares
      else setProblem(error instanceof ApiError && error.code === 'stale' ? t(language, 'stale') : wordsOf(error, language));
    } finally {
      setBusy(false);
    }
  };
  const api = client<PlannedContract>(call);
  const plan = (event: FormEvent) => {
    event.preventDefault();
    const at = release ? new Date(release.at) : instantOf(typed);
    if (!at) return setProblem(t(language, 'instant_needed'));
    const body = { language: of, action: kind, ...(release ? { release_id: release.id } : { at: at.toISOString() }) };
    void attempt(
      (revision) => api.post('/pageeditor-api/container/{id}/planned/', { language, parameters: { id: containerId }, headers: writing(revision), body }),
      release
        ? t(language, 'planned_release', { name: release.name })
        : t(language, kind === 'publish' ? 'planned_publish' : 'planned_unpublish', momentOf(at, language)),
    );
  };
  const cancel = (id: number) =>
    attempt(
      (revision) =>
        api.delete('/pageeditor-api/container/{id}/planned/{planned}/', {
          language,
          parameters: { id: containerId, planned: id },
          headers: writing(revision),
        }),
      t(language, 'plan_cancelled'),
    );
  const isHindered = kind === 'publish' ? why : undefined;

  return (
    <>
      {own.map((one) => (
        <div key={one.id} className={styles.planned}>
          <p>
            {t(language, one.kind === 'publish' ? 'planned_publish' : 'planned_unpublish', momentOf(new Date(one.at), language))}
            {one.release && <> {t(language, 'with_release', { name: one.release.name })}</>}
            {one.by && <span> {t(language, 'planned_by', { name: one.by })}</span>}
          </p>
          <Button size="small" busy={isBusy} onClick={() => void cancel(one.id)}>
            {t(language, 'cancel_plan')}
          </Button>
        </div>
      ))}
      <div ref={fieldset}>
        {isOpen ? (
          <form className={styles.plan} onSubmit={plan}>
            {isPublished && (
              <SelectField
                name={`plan_kind_${of}`}
                label={t(language, 'plan_kind')}
                required
                value={kind}
                defaultValue="publish"
                onChange={({ target }) => setKind(target.value === 'unpublish' ? 'unpublish' : 'publish')}
                options={[
                  { value: 'publish', label: t(language, 'plan_publish') },
                  { value: 'unpublish', label: t(language, 'plan_unpublish') },
                ]}
              />
            )}
            {kind === 'publish' && releases.length > 0 && (
              <SelectField
                name={`plan_release_${of}`}
                label={t(language, 'plan_when')}
                {...(release && { hint: t(language, 'plan_release_hint') })}
                value={release ? releaseId : 'instant'}
                defaultValue="instant"
                onChange={({ target }) => setReleaseId(target.value)}
                options={[
                  { value: 'instant', label: t(language, 'plan_at_instant') },
                  ...releases.map(({ id, name, at }) => ({
                    value: String(id),
                    label: t(language, 'plan_with_release', { name, ...momentOf(new Date(at), language) }),
                  })),
                ]}
                {...(release && problem && { errors: [problem] })}
              />
            )}
            {!release && (
              <TextField
                name={`plan_at_${of}`}
                type="datetime-local"
                label={t(language, 'plan_at')}
                hint={t(language, kind === 'publish' ? 'plan_hint' : 'plan_hint_unpublish')}
                required
                value={typed}
                onChange={({ target }) => type(target.value)}
                {...(problem && { errors: [problem] })}
              />
            )}
            <p className={styles.actions}>
              <Button type="submit" look="primary" size="small" busy={isBusy} why={isHindered}>
                {t(language, 'plan')}
              </Button>
              <Button size="small" onClick={() => open(false)}>
                {t(language, 'cancel')}
              </Button>
            </p>
          </form>
        ) : (
          <>
            <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
            <p>
              <Button look="link" size="compact" onClick={() => open(true)}>
                {t(language, of === 'en' ? 'plan_english' : 'plan_german')}
              </Button>
            </p>
          </>
        )}
      </div>
    </>
  );
}

const momentOf = (at: Date, language: Language) => ({ date: longDate(language, dayOf(at)), time: displayTime(language, at) });

/** What a browser's control holds is a clock in Berlin. */
function instantOf(typed: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? [];
  const instant = day && time ? instantAt(day, time) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

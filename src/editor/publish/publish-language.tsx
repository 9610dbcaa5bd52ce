import { useId, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { emptyDocument, type Finding, validateDocument } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { Planned } from '#features/cms/planned/contract.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { itemOf } from '../checks/check-panel.tsx';
import { t as checkWords } from '../checks/strings.ts';
import type { Point } from '../checks/use-checks.ts';
import { Differences } from '../history/differences.tsx';
import { useAuthors } from '../history/use-authors.ts';
import { JumpList } from '../panel/jump-list.tsx';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import { type AllPublished, wordsOf } from '../panel/use-published.ts';
import { translationUnits } from '../translation/translation-state.ts';
import type { Marks } from '../translation/use-marks.ts';
import { PlannedTimes } from './planned-times.tsx';
import styles from './publish-panel.module.css';
import { t } from './strings.ts';
import { summarise } from './summary.ts';

type Props = PublishPanelProps & {
  of: Language;
  published: AllPublished;
  planned: readonly Planned[];
  points: readonly Point[];
  marks: Marks;
  /** The page on which it stands is. */
  isOffline: boolean;
  onDone: () => Promise<void>;
};

export function PublishLanguage({ of, session, containerId, registry, call, language, onJump, published, planned, points, marks, isOffline, onDone }: Props) {
  const title = useId();
  const [busy, setBusy] = useState<'publish' | 'unpublish' | null>(null);
  const [problem, setProblem] = useState('');
  /** What only the server knows, such as the library's words for a picture; of the document that it has judged. */
  const [judged, setJudged] = useState<{ findings: readonly Finding[]; document: unknown } | null>(null);
  const { document, conflicts, revision } = session.state;
  const own = published[of];
  const authors = useAuthors(containerId, own?.revision ?? 0, revision, call, language);
  const what = summarise(own?.document ?? emptyDocument, document, registry, of, language);
  const findings = judged?.document === document ? judged.findings : validateDocument(document, registry, of);
  const isEnglish = of === 'en';
  const units = isEnglish ? translationUnits(document, registry, own?.document, marks) : [];
  const [outdated, missing] = (['outdated', 'missing'] as const).map((state) => units.filter((unit) => unit.state === state)) as [typeof units, typeof units]; // one for each

  // What stops publishing stands above, and what is not translated below the summary.
  const hints = points.filter(
    ({ stops, code, of: only }) => !stops && !['missing_translation', 'page_offline'].includes(code) && (only === null || only === of),
  );

  const act = async (kind: 'publish' | 'unpublish') => {
    setBusy(kind);
    setProblem('');
    const cms = client<CmsContract>(call);
    try {
      await session.whenSaved((revision) => {
        const write = { language, parameters: { id: containerId }, headers: writing(revision), body: { language: of } };
        return kind === 'publish' ? cms.post('/pageeditor-api/container/{id}/publish/', write) : cms.post('/pageeditor-api/container/{id}/unpublish/', write);
      });
      showToast(t(language, kind === 'unpublish' ? 'unpublished' : isOffline ? 'published_offline' : 'published'));
      await onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_publishable')
        setJudged({ findings: error.detail as Finding[], document: session.state.document }); // as the call declares
      else setProblem(error instanceof ApiError ? (error.code === 'stale' ? t(language, 'stale') : wordsOf(error, language)) : t(language, 'not_saved'));
    } finally {
      setBusy(null);
    }
  };
  const unpublish = async () => {
    const question = { title: t(language, isEnglish ? 'unpublish_english' : 'unpublish_german'), text: t(language, 'confirm_unpublish') };
    if (await askToConfirm({ ...question, confirm: question.title, cancel: t(language, 'cancel') })) await act('unpublish');
  };
  const why =
    conflicts.length > 0 ? t(language, 'conflicts') : findings.length > 0 ? t(language, 'findings') : what === '' && own ? t(language, 'nothing') : undefined;

  return (
    <section className={styles.language} aria-labelledby={title}>
      <h3 id={title}>{t(language, isEnglish ? 'english' : 'german')}</h3>
      <p className={styles.since}>{own ? t(language, 'since', { date: longDate(language, dayOf(own.at)) }) : t(language, 'never')}</p>
      <p>{what === '' ? t(language, 'nothing') : t(language, own ? 'changes' : 'first', { what })}</p>
      {what !== '' && (
        <details className={styles.detail}>
          <summary>{t(language, 'in_detail')}</summary>
          <Differences before={own?.document ?? emptyDocument} after={document} {...{ registry, language, of, authors, call }} />
        </details>
      )}
      {findings.length > 0 && (
        <JumpList
          title={t(language, 'findings')}
          isOpen
          items={findings.map(({ blockId, field, label, problem }) => ({ blockId, field, words: problem.message[language], place: label?.[language] ?? '' }))}
          {...{ registry, document, language, onJump }}
        />
      )}
      {outdated.length > 0 && (
        <JumpList
          title={t(language, 'outdated', { n: outdated.length })}
          items={outdated.map(({ blockId, field, text }) => ({ blockId, field, words: text, place: '' }))}
          {...{ registry, document, language, onJump }}
        />
      )}
      {missing.length > 0 && (
        <JumpList
          title={t(language, 'missing', { n: missing.length })}
          items={missing.map(({ blockId, field, text }) => ({ blockId, field, words: text, place: '' }))}
          {...{ registry, document, language, onJump }}
        />
      )}
      {hints.length > 0 && (
        <JumpList
          title={checkWords(language, 'findings', { n: hints.length })}
          items={hints.map((point) => itemOf({ ...point, of: null }, language))}
          {...{ registry, document, language, onJump }}
        />
      )}
      <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      <p className={styles.actions}>
        <Button look="primary" busy={busy === 'publish'} why={why} onClick={() => void act('publish')}>
          {t(language, isEnglish ? 'publish_english' : 'publish_german')}
        </Button>
        {own && (
          <Button look="link" size="compact" busy={busy === 'unpublish'} onClick={() => void unpublish()}>
            {t(language, isEnglish ? 'unpublish_english' : 'unpublish_german')}
          </Button>
        )}
      </p>
      <PlannedTimes
        {...{ of, session, containerId, call, language, planned, onDone }}
        isPublished={own !== undefined}
        why={conflicts.length > 0 ? t(language, 'conflicts') : findings.length > 0 ? t(language, 'findings') : undefined}
        onFindings={(found) => setJudged({ findings: found, document: session.state.document })}
      />
    </section>
  );
}

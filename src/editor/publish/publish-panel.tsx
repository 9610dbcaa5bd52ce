import { useSyncExternalStore } from 'react';
import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { languages } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Point } from '../checks/use-checks.ts';
import { replaceDocument } from '../history/replace-document.ts';
import type { PublishPanelProps } from '../panel/panel-props.ts';
import { usePublished } from '../panel/use-published.ts';
import { useMarks } from '../translation/use-marks.ts';
import { OfflinePage } from './offline-page.tsx';
import { PublishLanguage } from './publish-language.tsx';
import styles from './publish-panel.module.css';
import { bilingual, t } from './strings.ts';
import { usePlanned } from './use-planned.ts';

/** `pageId`: null where it is no page; `onOnline`: it has been put online. */
type Props = PublishPanelProps & { points: readonly Point[]; pageId: number | null; onOnline: () => Promise<void> };

/** For each language by itself. */
export function PublishPanel({ session, containerId, registry, call, language, onJump, points, pageId, onOnline }: Props) {
  const read = () => session.state;
  const { document } = useSyncExternalStore(session.subscribe, read, read);
  const { published, problem, load } = usePublished(containerId, call, language);
  const { planned, load: loadPlanned } = usePlanned(containerId, call, language);
  const { marks } = useMarks(session, containerId, call, language);
  const isOffline = points.some(({ code }) => code === 'page_offline');
  const again = async () => {
    await Promise.all([load(), loadPlanned()]);
  };
  if (!published) return <div role="status">{problem ? <Notice kind="error">{problem}</Notice> : <p>{t(language, 'loading')}</p>}</div>;
  const last = Object.values(published).sort((one, other) => other.at.getTime() - one.at.getTime())[0];
  const discard = () => {
    if (!last) return;
    const refusal = session.perform(replaceDocument(document, last.document), bilingual('discard'));
    if (!refusal) showToast(t(language, 'discarded'), { text: t(language, 'undo'), run: () => session.undo() });
  };
  return (
    <div className={styles.panel}>
      {isOffline && pageId !== null && <OfflinePage {...{ pageId, call, language }} onDone={onOnline} />}
      {languages.map((of) => (
        <PublishLanguage
          key={of}
          {...{ of, session, containerId, registry, call, language, onJump, published, planned, points, marks, isOffline }}
          onDone={again}
        />
      ))}
      {last && JSON.stringify(last.document) !== JSON.stringify(document) && (
        <section className={styles.language}>
          <p>{t(language, 'discard_hint', { date: longDate(language, dayOf(last.at)) })}</p>
          <p>
            <Button look="link" size="compact" onClick={discard}>
              {t(language, 'discard')}
            </Button>
          </p>
        </section>
      )}
    </div>
  );
}

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { BlockDocument, BlockRegistry } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { EditingSession } from '../session/session.ts';
import { Differences } from './differences.tsx';
import styles from './history-panel.module.css';
import { replaceDocument } from './replace-document.ts';
import { bilingual, t } from './strings.ts';
import { useAuthors } from './use-authors.ts';

type Version = { id: number; kind: 'publish' | 'named' | 'autosave' | 'planned'; language: string | null; name: string; at: string; by: string | null };
type Opened = { id: number; document: BlockDocument; revision: number };
type Props = { session: EditingSession; containerId: number; registry: BlockRegistry; call: Transport; language: Language };

/** The newest first. */
export function HistoryPanel({ session, containerId, registry, call, language }: Props) {
  const read = () => session.state;
  const { document } = useSyncExternalStore(session.subscribe, read, read);
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState('');
  const [name, setName] = useState('');
  const attempt = useCallback(
    async (act: (cms: ReturnType<typeof client<CmsContract>>) => Promise<void>) => {
      try {
        await act(client<CmsContract>(call));
        setProblem('');
      } catch (error) {
        setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
      }
    },
    [call, language],
  );
  const load = useCallback(
    () => attempt(async (cms) => setVersions(await cms.get('/pageeditor-api/container/{id}/versions/', { language, parameters: { id: containerId } }))),
    [attempt, containerId, language],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const open = (version: number) =>
    attempt(async (cms) => {
      if (opened?.id === version) return setOpened(null);
      setOpened(await cms.get('/pageeditor-api/container/{id}/versions/{version}/', { language, parameters: { id: containerId, version } }));
    });
  const keep = () =>
    attempt(async (cms) => {
      const body = { name: name.trim() };
      await session.whenSaved((revision) =>
        cms.post('/pageeditor-api/container/{id}/versions/', { language, parameters: { id: containerId }, headers: writing(revision), body }),
      );
      showToast(t(language, 'kept', body));
      setName('');
      await load();
    });
  const restore = (version: BlockDocument) => {
    const refusal = session.perform(replaceDocument(document, version), bilingual('restore'));
    if (refusal) setProblem(refusal.message[language]);
    else showToast(t(language, 'restored'), { text: t(language, 'undo'), run: () => session.undo() });
  };

  return (
    <div className={styles.panel}>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void keep();
        }}
      >
        <TextField
          name="version_name"
          required
          label={t(language, 'name')}
          hint={t(language, 'name_hint')}
          value={name}
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t(language, 'keep')}</Button>
      </form>
      <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      {versions === null && !problem && <p role="status">{t(language, 'loading')}</p>}
      {versions?.length === 0 && <p>{t(language, 'none')}</p>}
      <ul className={styles.versions} aria-label={t(language, 'versions')}>
        {versions?.map((version) => (
          <li key={version.id}>
            <button type="button" className={styles.version} aria-expanded={opened?.id === version.id} onClick={() => void open(version.id)}>
              <strong>{titleOf(version, language)}</strong>
              <span>{momentOf(version, language)}</span>
            </button>
            {opened?.id === version.id && (
              <div ref={intoView} className={styles.opened}>
                <DifferencesSince {...{ session, containerId, registry, call, language }} version={opened} />
                {JSON.stringify(opened.document) !== JSON.stringify(document) && (
                  <Button onClick={() => restore(opened.document)}>{t(language, 'restore')}</Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DifferencesSince({ session, containerId, registry, call, language, version }: Props & { version: Opened }) {
  const { document, revision } = session.state;
  const authors = useAuthors(containerId, version.revision, revision, call, language);
  return <Differences before={version.document} after={document} {...{ registry, language, authors, call }} />;
}

/** What opens below the last line of a small window is seen at once. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

function titleOf({ kind, name, language: of }: Version, language: Language): string {
  if (kind === 'named') return name;
  if (kind === 'autosave') return t(language, 'autosave');
  return t(language, of === 'en' ? 'published_english' : 'published_german');
}

function momentOf({ at, by }: Version, language: Language): string {
  const instant = new Date(at);
  const moment = { date: displayDate(language, dayOf(instant)), time: displayTime(language, instant) };
  return by === null ? t(language, 'at', moment) : t(language, 'by_at', { who: by, ...moment });
}

import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { mayCall } from '#api/user.ts';
import { writing } from '#api/writing.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { editorContract } from '../editing/contract.ts';
import { editSearch } from '../editing/edit-address.ts';
import { maxReplaceText } from '../limits.ts';
import type { ReplacingContract, TextMatch } from '../replacing/contract.ts';
import type { UsageContract } from '../usage/contract.ts';
import styles from './back-office.module.css';
import { BlockUsage, type KindOfBlock } from './block-usage.tsx';
import { t } from './tool-strings.ts';

/** `mayReplace`: everybody who edits sees where blocks are used; all drafts at once are changed by managers (replacing/contract.ts). */
export type ReplaceData = { kinds: KindOfBlock[]; mayReplace: boolean };
type Found = { places: TextMatch[]; count: number; is_cut: boolean; sum: string; search: { find: string; replace: string; match_case: boolean } };

export const loadReplace =
  (kinds: KindOfBlock[]) =>
  async ({ api, language, signal }: ScreenCall<ReplacingContract & UsageContract & typeof editorContract>): Promise<ReplaceData> => {
    const user = await api.get('/pageeditor-api/user', { language, signal });
    return { kinds, mayReplace: mayCall('manager', user) };
  };

export function ReplacePage() {
  const language = useLanguage();
  const { kinds, mayReplace } = useLoaderData<Partial<ReplaceData>>();
  const [typed, type] = useState({ find: '', replace: '' });
  const [matchCase, setMatchCase] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [done, setDone] = useState<{ id: number; words: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!kinds) return null; // refused: the frame says so
  const attempt = async (act: (api: ReturnType<typeof client<ReplacingContract>>) => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await act(client<ReplacingContract>(httpTransport));
    } catch (error) {
      setProblem(t(language, 'failed', { reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      setBusy(false);
    }
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    const search = { ...typed, match_case: matchCase };
    if (search.find === '') return;
    void attempt(async (api) => {
      setDone(null);
      setFound({ ...(await api.post('/pageeditor-api/replacements/find/', { language, body: search })), search });
    });
  };
  const apply = () =>
    attempt(async (api) => {
      if (!found) return;
      const { id, places } = await api.post('/pageeditor-api/replacements/', { language, headers: writing(), body: { ...found.search, sum: found.sum } });
      setFound(null);
      setDone({ id, words: t(language, 'done', { n: places }) });
    });
  const undo = () =>
    attempt(async (api) => {
      if (!done) return;
      const { places, skipped } = await api.post('/pageeditor-api/replacements/{id}/undo/', { language, headers: writing(), parameters: { id: done.id } });
      setDone(null);
      showToast([t(language, 'undone', { n: places }), skipped.length > 0 && t(language, 'skipped', { names: skipped.join(', ') })].filter(Boolean).join(' '));
    });
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      {mayReplace ? (
        <form className={styles.replace} onSubmit={look}>
          <div className={styles.pair}>
            {(['find', 'replace'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={t(language, name)}
                required={name === 'find'}
                maxLength={maxReplaceText}
                autoComplete="off"
                value={typed[name]}
                onChange={({ target }) => {
                  type({ ...typed, [name]: target.value });
                  setFound(null);
                }}
              />
            ))}
          </div>
          <CheckboxField
            name="match_case"
            label={t(language, 'match_case')}
            checked={matchCase}
            onChange={({ target }) => {
              setMatchCase(target.checked);
              setFound(null);
            }}
          />
          <p>
            <Button type="submit" busy={isBusy}>
              {t(language, 'preview')}
            </Button>
          </p>
        </form>
      ) : (
        <Notice>{t(language, 'managers_only')}</Notice>
      )}
      <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      <div role="status">
        {done && (
          <Notice kind="success">
            <p>{done.words}</p>
            <Button size="small" busy={isBusy} onClick={() => void undo()}>
              {t(language, 'undo')}
            </Button>
          </Notice>
        )}
      </div>
      {found && found.count === 0 && <NothingHere words={t(language, 'nothing')} />}
      {found && found.count > 0 && (
        <>
          <StaffCount words={t(language, 'count', { n: found.count })}>
            <Button look="primary" size="small" busy={isBusy} onClick={() => void apply()}>
              {t(language, 'apply', { n: found.count })}
            </Button>
          </StaffCount>
          {found.is_cut && <p>{t(language, 'cut', { n: found.places.length })}</p>}
          <StaffTable
            caption={t(language, 'title')}
            rows={found.places}
            keyOf={({ container_id, block_id, field, language: of }) => `${container_id} ${block_id} ${field} ${of}`}
            columns={[
              { key: 'where', title: t(language, 'where'), cell: (match) => <Where place={match} /> },
              { key: 'before', title: t(language, 'before'), cell: ({ before, language: of }) => <Words text={before} of={of} /> },
              { key: 'after', title: t(language, 'after'), cell: ({ after, language: of }) => <Words text={after} of={of} /> },
            ]}
          />
        </>
      )}
      <BlockUsage kinds={kinds} />
    </StaffScreen>
  );
}

function Where({ place: { title, url, place, language: of } }: { place: TextMatch }) {
  const language = useLanguage();
  const in_ = of === 'de' || of === 'en' ? t(language, `in_${of}`) : '';
  return (
    <>
      {url ? <a href={url + editSearch()}>{title}</a> : title}
      <span className={styles.address}> {[place, in_].filter(Boolean).join(', ')}</span>
    </>
  );
}

const Words = ({ text, of }: { text: string; of: string | null }) => (
  <span lang={of ?? undefined} className={styles.words}>
    {text.length > 160 ? `${text.slice(0, 160)} …` : text}
  </span>
);

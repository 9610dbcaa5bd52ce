import { Download, Mail, Printer } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { asTypedInstant, readTypedInstant } from '#i18n/typed-instant.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { ChangeMarksContract } from '../../change-marks/contract.ts';
import { saveFile } from '../data/save-file.ts';
import { wordsOf } from '../data/words-of.ts';
import records from '../records.module.css';
import { useRecordCalls } from '../records-context.ts';
import styles from './changes.module.css';
import { type ChangesQuery, changesParameters } from './changes-query.ts';
import { MailDialog } from './mail/mail-dialog.tsx';
import { t as mail } from './mail/strings.ts';
import { t } from './strings.ts';

type Props = {
  resource: Resource;
  query: ChangesQuery;
  /** Whom the last mail of the list went to; null where whoever looks may not mail it. */
  receivers: readonly string[] | null;
  onChange: (change: Partial<ChangesQuery>) => void;
};

/** Since when, of what, and how it is handed on. */
export function ChangeTools({ resource, query, receivers, onChange }: Props) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const calls = useRecordCalls(resource.path);
  const [problem, setProblem] = useState('');
  const [isMailing, setMailing] = useState(false);
  const hasDrafts = resource.fields.is_online !== undefined;
  const download = async () => {
    setProblem('');
    try {
      const file = await calls.exportChanges(changesParameters(query));
      saveFile(file.name, file.content_type, file.text);
      await client<ChangeMarksContract>(httpTransport).post('/api/change-marks/', {
        language,
        body: { list: resource.path, name: t(language, 'last_export') },
      });
      showToast(t(language, 'exported', { name: file.name }));
      await revalidate();
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <div className={styles.tools}>
      <label className={records.filter}>
        <span>
          {t(language, 'since')} <small>{t(language, 'berlin')}</small>
        </span>
        <input
          key={query.since}
          type="datetime-local"
          defaultValue={asTypedInstant(query.since)}
          onBlur={({ target }) => {
            const since = readTypedInstant(target.value);
            if (since && since !== query.since) onChange({ since });
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </label>
      {resource.readiness && <Tick words={t(language, 'coming')} isOn={query.coming} onChange={(coming) => onChange({ coming })} />}
      {hasDrafts && <Tick words={t(language, 'drafts')} isOn={query.drafts} onChange={(drafts) => onChange({ drafts })} />}
      <span className={styles.handOn}>
        <Button size="compact" onClick={() => void download()}>
          <Icon node={Download} />
          {t(language, 'export')}
        </Button>
        {receivers && (
          <Button size="compact" onClick={() => setMailing(true)}>
            <Icon node={Mail} />
            {mail(language, 'open')}
          </Button>
        )}
        <Button size="compact" onClick={() => window.print()}>
          <Icon node={Printer} />
          {t(language, 'print')}
        </Button>
      </span>
      {receivers && isMailing && (
        <MailDialog path={resource.path} query={query} receivers={receivers} onClose={() => setMailing(false)} onSent={() => void revalidate()} />
      )}
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}

const Tick = ({ words, isOn, onChange }: { words: string; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {words}
  </label>
);

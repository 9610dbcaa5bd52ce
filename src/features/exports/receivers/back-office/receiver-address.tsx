import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, type PartProps } from '#features/back-office/records/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { ExportAccessContract } from '../contract.ts';
import styles from './receiver-address.module.css';
import { t } from './strings.ts';

type Access = { address: string; last_fetched_at: string | null; fetches: number };

/** Below the form of a receiver: where it fetches, when it did so last, and a new address in the place of this one. */
export function ReceiverAddress({ record: { id }, revalidate }: PartProps) {
  const language = useLanguage();
  const { access, problem, isBusy, renew } = useAccess(id, language);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast(t(language, 'copied'));
  };
  return (
    <section className={styles.address} aria-labelledby="receiver-address">
      <h2 id="receiver-address">{t(language, 'title')}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {!access && !problem && <p role="status">{t(language, 'loading')}</p>}
      {access && (
        <>
          <TextField
            name="receiver-address"
            label={t(language, 'address')}
            hint={t(language, 'hint')}
            readOnly
            required
            value={access.address}
            onFocus={({ target }) => target.select()}
          />
          <p>{fetchedWords(access, language)}</p>
          <p className={styles.actions}>
            <Button size="small" onClick={() => void copy(access.address)}>
              {t(language, 'copy')}
            </Button>
            <Button look="secondary" size="small" busy={isBusy} onClick={() => void renew().then((isDone) => isDone && revalidate())}>
              {t(language, 'renew')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function fetchedWords({ last_fetched_at, fetches }: Access, language: Language): string {
  if (!last_fetched_at) return t(language, 'never');
  const at = new Date(last_fetched_at);
  return t(language, 'fetched', { at: displayMoment(language, at), n: fetches });
}

function useAccess(id: number, language: Language) {
  const [access, setAccess] = useState<Access | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    client<ExportAccessContract>(httpTransport)
      .get('/api/cms-export-receivers/{id}/address/', { language, parameters: { id }, signal: controller.signal })
      .then(setAccess, (error: unknown) => !controller.signal.aborted && setProblem(allWordsOf(error)));
    return () => controller.abort();
  }, [id, language]);
  const renew = async (): Promise<boolean> => {
    const question = { title: t(language, 'renew_title'), text: t(language, 'renew_text'), confirm: t(language, 'renew'), cancel: t(language, 'cancel') };
    if (!(await askToConfirm(question))) return false;
    setBusy(true);
    try {
      setAccess(
        await client<ExportAccessContract>(httpTransport).post('/api/cms-export-receivers/{id}/address/', { language, parameters: { id }, headers: writing() }),
      );
      setProblem('');
      showToast(t(language, 'renewed'));
    } catch (error) {
      setProblem(allWordsOf(error));
    }
    setBusy(false);
    return true;
  };
  return { access, problem, isBusy, renew };
}

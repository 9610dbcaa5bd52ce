import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, type PartProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { PressContract } from '../contract.ts';
import styles from './press-link.module.css';
import { t } from './strings.ts';

type Link = { address: string | null };

/** Below the form of a production that has something for the press: the link by which it is seen before the embargo. */
export function PressLink({ record }: PartProps) {
  return record.has_press === true ? <LinkPart id={record.id} /> : null;
}

function LinkPart({ id }: { id: number }) {
  const language = useLanguage();
  const { link, problem, isBusy, make, revoke } = usePressLink(id);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast(t(language, 'copied'));
  };
  return (
    <section className={styles.part} aria-labelledby="press-link">
      <h2 id="press-link">{t(language, 'title')}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {link?.address && (
        <TextField
          name="press-link"
          label={t(language, 'address')}
          hint={t(language, 'hint')}
          readOnly
          required
          value={link.address}
          onFocus={({ target }) => target.select()}
        />
      )}
      {link?.address === null && <p>{t(language, 'none')}</p>}
      {link && (
        <p className={styles.actions}>
          {link.address && (
            <Button size="small" onClick={() => void copy(link.address ?? '')}>
              {t(language, 'copy')}
            </Button>
          )}
          <Button look="secondary" size="small" busy={isBusy} onClick={() => void make(link.address !== null)}>
            {t(language, link.address ? 'renew' : 'make')}
          </Button>
          {link.address && (
            <Button look="secondary" size="small" busy={isBusy} onClick={() => void revoke()}>
              {t(language, 'revoke')}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

const path = '/api/cms-productions/{id}/address/';

function usePressLink(id: number) {
  const language = useLanguage();
  const [link, setLink] = useState<Link | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const api = client<PressContract>(httpTransport);
  useEffect(() => {
    const controller = new AbortController();
    client<PressContract>(httpTransport)
      .get(path, { language, parameters: { id }, signal: controller.signal })
      .then(setLink, (error: unknown) => !controller.signal.aborted && setProblem(allWordsOf(error)));
    return () => controller.abort();
  }, [id, language]);
  const send = async (answer: Promise<Link>, done: 'made' | 'revoked') => {
    setBusy(true);
    try {
      setLink(await answer);
      setProblem('');
      showToast(t(language, done));
    } catch (error) {
      setProblem(allWordsOf(error));
    }
    setBusy(false);
  };
  const make = async (isRenewed: boolean) => {
    const question = { title: t(language, 'renew'), text: t(language, 'renew_text'), confirm: t(language, 'renew'), cancel: t(language, 'cancel') };
    if (isRenewed && !(await askToConfirm(question))) return;
    await send(api.post(path, { language, parameters: { id }, headers: writing() }), 'made');
  };
  const revoke = () => send(api.delete(path, { language, parameters: { id }, headers: writing() }), 'revoked');
  return { link, problem, isBusy, make, revoke };
}

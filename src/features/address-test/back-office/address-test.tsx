import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import type { AboveProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AddressTest, AddressTestContract } from '../contract.ts';
import { maxTestedAddress } from '../limits.ts';
import styles from './address-test.module.css';
import { t } from './strings.ts';
import { TestedAddress } from './tested-address.tsx';

/** Above the list of redirects: what becomes of an address that somebody types or pastes. */
export function AddressTestPanel({ role }: AboveProps) {
  const language = useLanguage();
  const heading = useId();
  const [address, setAddress] = useState('');
  const [tested, setTested] = useState<AddressTest | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const test = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || address.trim() === '') return;
    setBusy(true);
    setProblem('');
    try {
      setTested(await client<AddressTestContract>(httpTransport).get('/api/address-test/', { language, query: { address } }));
    } catch (error) {
      setTested(null);
      setProblem(
        error instanceof ApiError && error.status === 422 ? error.message : t(language, 'failed', { reason: error instanceof ApiError ? error.message : '' }),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading}>{t(language, 'title')}</h2>
      <form noValidate className={styles.form} onSubmit={(event) => void test(event)}>
        <TextField
          name="address"
          label={t(language, 'label')}
          hint={t(language, 'hint')}
          required
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={maxTestedAddress}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t(language, 'test')}
        </Button>
      </form>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <div role="status">{tested && <TestedAddress tested={tested} role={role} />}</div>
    </section>
  );
}

import { useEffect, useId, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, type PartProps, recordCalls, undoBatch } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { InheritanceContract, OwnCounts } from './contract.ts';
import styles from './inheritance.module.css';
import { fieldName, t } from './strings.ts';

const api = client<InheritanceContract>(httpTransport);
const path = '/api/cms-inheritance/{id}/';

/** Below a production: what its dates say themselves, field by field, and the way to let them follow it again. */
export function InheritancePart({ record: { id, revision } }: PartProps) {
  const language = useLanguage();
  const title = useId();
  const [own, setOwn] = useState<OwnCounts | 'hidden' | 'failed' | null>(null);
  const [busy, setBusy] = useState('');
  const load = () =>
    api
      .get(path, { language, parameters: { id } })
      .then(setOwn, (error: unknown) => setOwn(error instanceof ApiError && error.status === 403 ? 'hidden' : 'failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is a new revision
  useEffect(() => void load(), [id, revision, language]);
  const apply = async ({ name }: OwnCounts[number], which: 'all' | 'coming', expected: number) => {
    setBusy(`${name} ${which}`);
    try {
      const body = { fields: [name], which, expected };
      const done = await api.post(path, { language, parameters: { id }, body, headers: writing() });
      setOwn(done.own);
      const undo = async () => {
        await undoBatch(recordCalls(httpTransport, 'events', language), done.batch, language);
        await load();
      };
      showToast(t(language, 'done', { name: fieldName(language, name), n: done.changed }), { text: t(language, 'undo'), run: () => void undo() });
    } catch (error) {
      showToast(allWordsOf(error));
      await load();
    }
    setBusy('');
  };
  if (own === null || own === 'hidden') return null;
  return (
    <section className={styles.inheritance} aria-labelledby={title}>
      <h2 id={title}>{t(language, 'title')}</h2>
      {own === 'failed' || own.length === 0 ? (
        <p className={styles.hint}>{t(language, own === 'failed' ? 'failed' : 'none')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t(language, 'hint')}</p>
          <ul>
            {own.map((field) => {
              const { name, dates, coming } = field;
              const words = { all: t(language, 'all', { n: dates }), coming: t(language, 'coming', { n: coming }) };
              return (
                <li key={name}>
                  <p>
                    <strong>{fieldName(language, name)}</strong>
                    <span>{t(language, 'own', { n: dates, coming })}</span>
                  </p>
                  <p className={styles.ways}>
                    {(['all', 'coming'] as const).map(
                      (which) =>
                        (which === 'all' || coming > 0) && (
                          <Button
                            key={which}
                            size="small"
                            busy={busy === `${name} ${which}`}
                            aria-label={`${fieldName(language, name)}: ${words[which]}`}
                            onClick={() => void apply(field, which, which === 'all' ? dates : coming)}
                          >
                            {words[which]}
                          </Button>
                        ),
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

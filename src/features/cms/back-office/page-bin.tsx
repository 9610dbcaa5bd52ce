import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { BinContract, DeletedPage } from '../pages/bin-contract.ts';
import styles from './back-office.module.css';
import { t } from './strings.ts';

/** Nothing where the bin is empty. */
export function PageBin({ deleted }: { deleted: readonly DeletedPage[] }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  if (deleted.length === 0) return null;
  const restore = async (id: number, title: string) => {
    try {
      await client<BinContract>(httpTransport).post('/pageeditor-api/page-bin/{id}/restore/', { language, headers: writing(), parameters: { id } });
      showToast(t(language, 'restored', { title }));
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error));
    }
    await revalidate();
  };
  return (
    <Disclosure summary={t(language, 'bin', { n: deleted.length })}>
      <ul className={styles.bin}>
        {deleted.map(({ id, title, urls, deleted_at, by }) => {
          const { text, lang } = choose(title, language);
          const date = longDate(language, dayOf(new Date(deleted_at)));
          return (
            <li key={id}>
              <div>
                <strong lang={lang}>{text}</strong> <span className={styles.address}>{choose(urls, language).text}</span>
                <p>{by ? t(language, 'deleted_by', { date, name: by }) : t(language, 'deleted_on', { date })}</p>
              </div>
              <Button size="small" onClick={() => void restore(id, text)}>
                {t(language, 'restore', { title: text })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

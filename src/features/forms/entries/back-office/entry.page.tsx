import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { mailtoHref } from '#i18n/email/email-address.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { EntriesContract, Entry } from '../contract.ts';
import { Attempts } from './attempts.tsx';
import { Deliveries } from './deliveries.tsx';
import styles from './entries.module.css';
import { EntryAnswers } from './entry-answers.tsx';
import { EntryHandling } from './entry-handling.tsx';
import { EntryState } from './entry-state.tsx';
import { t } from './strings.ts';
import { dateOf, whenOf } from './when.ts';

export type EntryData = { entry: Entry };

/** Null where there is none. */
export async function loadEntry({ api, language, signal, params }: ScreenCall<EntriesContract>): Promise<EntryData | null> {
  const [id, entry] = [Number(params.id), Number(params.entry)];
  if (![id, entry].every((one) => Number.isInteger(one) && one > 0 && one <= 999_999_999)) return null;
  try {
    return { entry: await api.get('/api/cms-forms/{id}/entries/{entry}/', { language, signal, parameters: { id, entry } }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function EntryPage() {
  const language = useLanguage();
  const { entry } = useLoaderData<Partial<EntryData>>();
  if (!entry) return null; // refused: the frame says so
  const { form, sender, newer, older, keeps } = entry;
  const hrefOf = (...below: number[]) => recordHref('forms', language, {}, form.id, 'entries', ...below);
  const confirmed = entry.confirmed_at ? `${t(language, 'confirmed_on', { when: whenOf(entry.confirmed_at, language) })}, ` : '';
  const subject = encodeURIComponent(t(language, 'reply_subject', { title: form.title || form.name }));
  return (
    <StaffScreen
      title={t(language, 'entry_n', { n: entry.id })}
      description={t(language, 'entry_description')}
      back={<Link to={hrefOf()}>{t(language, 'back_to_list', { name: form.name })}</Link>}
      lead={
        <p>
          <EntryState status={entry.status} />
          {`, ${whenOf(entry.created_at, language)}, ${confirmed}${keeps ? t(language, 'deleted_on', { date: dateOf(entry.delete_at, language) }) : t(language, 'deleted_after_delivery')}`}
        </p>
      }
      actions={
        <>
          {sender && (
            <a className={`${button('primary', 'small')} ${styles.unprinted}`} href={`${mailtoHref(sender)}?subject=${subject}`}>
              {t(language, 'reply')}
            </a>
          )}
          <Button size="small" onClick={() => window.print()}>
            {t(language, 'print')}
          </Button>
          <nav aria-label={t(language, 'neighbours')} className={styles.actions}>
            {newer !== null && (
              <Link to={hrefOf(newer)} className={button('secondary', 'small')}>
                {t(language, 'newer')}
              </Link>
            )}
            {older !== null && (
              <Link to={hrefOf(older)} className={button('secondary', 'small')}>
                {t(language, 'older')}
              </Link>
            )}
          </nav>
        </>
      }
    >
      <div className={styles.columns}>
        <EntryAnswers entry={entry} />
        <div className={styles.side}>
          <EntryHandling key={entry.id} entry={entry} />
          <Deliveries entry={entry} />
          {entry.attempts.length > 0 && <Attempts attempts={entry.attempts} />}
        </div>
      </div>
    </StaffScreen>
  );
}

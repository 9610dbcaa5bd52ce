import { useLoaderData, useSearchParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { backOfficeHref, recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { PrintedDate, ProgrammePrintContract } from '../print/contract.ts';
import { DateChoice, type NamedOption } from './date-choice.tsx';
import { choiceOf, type PrintChoice } from './print-choice.ts';
import { PrintFiles } from './print-files.tsx';
import { PrintPreview } from './print-preview.tsx';
import styles from './programme-print.module.css';
import { t } from './strings.ts';

/** `failure`: why there is nothing to show, in words. */
export type ProgrammePrintData = {
  choice: PrintChoice;
  rooms: readonly NamedOption[];
  types: readonly NamedOption[];
  dates: readonly PrintedDate[];
  is_cut: boolean;
  failure: string | null;
};

/** The dates that the address asks for, as they would be printed. */
export async function loadProgrammePrint({ api, language, signal, url }: ScreenCall<ProgrammePrintContract>): Promise<ProgrammePrintData> {
  const choice = choiceOf(url.searchParams, dayOf(new Date()), language);
  try {
    return { choice, failure: null, ...(await api.get('/api/cms-programme-print/', { language, signal, query: sent(choice) })) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { choice, rooms: [], types: [], dates: [], is_cut: false, failure: error.message };
  }
}

/** Of nothing chosen nothing is sent. */
export const sent = ({ rooms, types, ...choice }: PrintChoice) => ({ ...choice, ...(rooms && { rooms }), ...(types && { types }) });

export function ProgrammePrintPage() {
  const language = useLanguage();
  const [, setQuery] = useSearchParams();
  const { choice, rooms, types, dates, is_cut, failure } = useLoaderData<Partial<ProgrammePrintData>>();
  if (!choice || !rooms || !types || !dates) return null; // refused: the frame says so
  const choose = (change: Partial<PrintChoice>) => {
    const next = { ...choice, ...change };
    const query = new URL(backOfficeHref('programme_print', language, { ...next, offline: next.offline === '1' ? '1' : '' }), 'https://x').searchParams;
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'lead')}
      lead={<p>{t(language, 'lead')}</p>}
      actions={<Link to={recordHref('print-settings', language)}>{t(language, 'settings')}</Link>}
    >
      <div className={styles.screen}>
        <DateChoice choice={choice} rooms={rooms} types={types} choose={choose} />
        {failure && (
          <Notice kind="error" role="alert">
            <p>{failure}</p>
          </Notice>
        )}
        {!failure && dates.length > 0 && <PrintFiles choice={choice} />}
        <section className={styles.part} aria-labelledby="print-preview">
          <h2 id="print-preview">{t(language, 'preview')}</h2>
          <p role="status" className={styles.hint}>
            {t(language, 'count', { n: dates.length })}
          </p>
          {is_cut && (
            <Notice>
              <p>{t(language, 'cut')}</p>
            </Notice>
          )}
          {dates.length === 0 && !failure ? (
            <NothingHere words={t(language, 'none')} />
          ) : (
            <PrintPreview dates={dates} from={choice.from} languages={choice.languages} />
          )}
        </section>
      </div>
    </StaffScreen>
  );
}

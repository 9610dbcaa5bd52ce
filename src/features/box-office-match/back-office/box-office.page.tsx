import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { mayCall } from '#api/user.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import type { SaveQuestion } from '#features/back-office/records/index.ts';
import { moveTimes } from '#i18n/clock/move-times.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { BoxOfficeMatchContract, Comparison } from '../contract.ts';
import styles from './box-office.module.css';
import { ComparisonParts } from './comparison-parts.tsx';
import { t } from './strings.ts';
import { type Asked, useTake } from './use-take.ts';

/** `comparison` is null for who may not compare. */
export type BoxOfficeData = { comparison: Comparison | null };

export async function loadBoxOffice({ api, language, signal, staff: { role } }: ScreenCall<BoxOfficeMatchContract>): Promise<BoxOfficeData> {
  return { comparison: mayCall('manager', { id: 0, role }) ? await api.get('/api/cms-box-office/', { language, signal }) : null };
}

/** Where the programme and the box office say different things; `question`: what is asked before a date that visitors know is moved. */
export function BoxOfficePage({ question }: { question: SaveQuestion }) {
  const language = useLanguage();
  const { comparison } = useLoaderData<Partial<BoxOfficeData>>();
  if (comparison === undefined) return null; // refused: the frame says so
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'lead')} lead={<p>{t(language, 'lead')}</p>}>
      {comparison === null ? (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      ) : comparison.state === 'compared' ? (
        <Compared comparison={comparison} question={question} />
      ) : (
        <Failure state={comparison.state} />
      )}
    </StaffScreen>
  );
}

function Failure({ state }: { state: 'none' | 'unsupported' | 'unavailable' }) {
  const language = useLanguage();
  const { revalidate, state: loading } = useRevalidator();
  return (
    <Notice {...(state === 'unavailable' && { kind: 'error' as const, role: 'alert' })}>
      <p>{t(language, state)}</p>
      {state === 'unavailable' && (
        <Button size="compact" busy={loading === 'loading'} onClick={() => void revalidate()}>
          {t(language, 'again')}
        </Button>
      )}
    </Notice>
  );
}

function Compared({ comparison: { dates, compared, is_cut }, question }: { comparison: Comparison; question: SaveQuestion }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const taking = useTake();
  const { asked, answer, store } = taking;
  return (
    <div className={styles.parts}>
      <p role="status" className={styles.quiet}>
        {t(language, 'compared', { n: compared })}
      </p>
      {is_cut && (
        <Notice kind="warning">
          <p>{t(language, 'cut')}</p>
        </Notice>
      )}
      {dates.length === 0 ? <NothingHere words={t(language, 'alike')} /> : <ComparisonParts dates={dates} taking={taking} />}
      {asked && (
        <question.Dialog
          ids={[asked.date.id]}
          values={valuesOf(asked)}
          onSave={() => void store(asked)}
          onLeave={(_, to) => void navigate(to)}
          onClose={answer}
        />
      )}
    </div>
  );
}

/** What the record would say, for the change of plan to begin with. */
function valuesOf({ date, fields }: Asked) {
  const { theirs } = date;
  const there = theirs && fields.includes('time') ? moveTimes(date, theirs.date_start.slice(0, 10), theirs.date_start.slice(11, 19)) : date;
  return { date_start: there.date_start, date_end: there.date_end, room_id: (fields.includes('room') && theirs?.room_id) || date.room_id };
}

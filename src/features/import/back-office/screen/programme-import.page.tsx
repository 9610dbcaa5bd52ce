import { useLoaderData } from 'react-router';
import { mayCall } from '#api/user.ts';
import { recordHref, type ScreenData } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import task from '#ui/staff/staff-task.module.css';
import { t } from '../strings.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './programme-import.module.css';
import { useProgrammeImport } from './use-programme-import.ts';

export function ProgrammeImportPage() {
  const language = useLanguage();
  const { staff } = useLoaderData<Partial<ScreenData>>();
  if (!staff) return null; // refused: the frame says so
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      back={<Link to={recordHref('events', language)}>{t(language, 'to_list')}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      {mayCall('manager', { id: 0, role: staff.role }) ? (
        <ReadIn />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}

function ReadIn() {
  const reading = useProgrammeImport();
  const { problem, report } = reading;
  return (
    <div className={`${task.task} ${styles.import}`}>
      <ChooseFile reading={reading} />
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      {report && <ImportOutcome report={report} reading={reading} />}
    </div>
  );
}

import { useNavigate } from 'react-router';
import { httpTransport } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { recordCalls } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { StaffPicker } from '#ui/staff/pick/staff-picker.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import styles from './run.module.css';
import { t } from './strings.ts';

export const loadProductionChoice = async (_: ScreenCall<Contract>): Promise<object> => ({});

export function ProductionChoicePage() {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      back={<Link to={recordHref('events', language)}>{t(language, 'all_events')}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      <div className={styles.choice}>
        <StaffPicker
          name="production"
          label={t(language, 'choose_production')}
          hint={t(language, 'choose_hint')}
          value={null}
          isAdding
          onChange={(found) => found && void navigate(recordHref('productions', language, {}, found.id, 'dates'))}
          search={(q, signal) => recordCalls(httpTransport, 'productions', language, signal).options({ q })}
          placeholder={t(language, 'search')}
        />
      </div>
    </StaffScreen>
  );
}

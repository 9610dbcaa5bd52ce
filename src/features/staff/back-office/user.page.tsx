import { useLoaderData } from 'react-router';
import { backOfficeHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { AccessPart } from './access-part.tsx';
import { displayDay } from './days.ts';
import { FactorsPart } from './factors-part.tsx';
import { HistoryPart } from './history-part.tsx';
import type { PersonData } from './load-staff.ts';
import { PasswordPart } from './password-part.tsx';
import { RolePart } from './role-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';

export { loadPerson, type PersonData } from './load-staff.ts';

export function PersonPage() {
  const language = useLanguage();
  const { person, isMailSent = false, refused } = useLoaderData<Partial<PersonData>>();
  if (person === undefined) return null; // refused: the frame says so
  const back = <Link to={backOfficeHref('users', language)}>{t(language, 'back')}</Link>;
  if (person === null)
    return (
      <StaffScreen title={t(language, 'title')} description={t(language, 'person')} back={back}>
        <Notice kind="error" role="alert">
          <p>{refused}</p>
        </Notice>
      </StaffScreen>
    );
  const facts = [
    person.email,
    ...(person.is_confirmed ? [] : [t(language, 'unconfirmed')]),
    t(language, 'since', { day: displayDay(language, person.member_since) }),
    ...(person.last_sign_in ? [t(language, 'signed_in_at', { when: displayMoment(language, person.last_sign_in) })] : []),
    ...(person.is_self ? [t(language, 'self')] : []),
  ];
  return (
    <StaffScreen title={person.name || person.email} description={t(language, 'person')} back={back} lead={<p>{facts.join(' · ')}</p>}>
      <div className={styles.person} key={person.id}>
        <div className={styles.parts}>
          <RolePart person={person} key={person.role} />
          <SessionsPart person={person} />
          <HistoryPart person={person} />
        </div>
        <div className={styles.parts}>
          <FactorsPart person={person} />
          <PasswordPart person={person} isMailSent={isMailSent} />
          <AccessPart person={person} />
        </div>
      </div>
    </StaffScreen>
  );
}

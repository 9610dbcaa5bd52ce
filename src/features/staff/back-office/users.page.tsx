import { UserPlus } from 'lucide';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { roleName, withProof } from '#features/account/index.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { ListScreen } from '#features/back-office/list-screen/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { roles } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffAccount, StaffContract, StaffInvitation } from '../contract.ts';
import { staffPerPage } from '../limits.ts';
import { displayDay } from './days.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type StaffData, staffFilters } from './load-staff.ts';
import { RequirementPart } from './requirement-part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';

export { loadStaff, type StaffData } from './load-staff.ts';

export function StaffPage() {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { query, results = [], count = 0, failure, invitations = [], isMailSent = true, requirement } = useLoaderData<Partial<StaffData>>();
  const [isInviting, setInviting] = useState(false);
  const [handedOver, setHandedOver] = useState<{ link: string; words: string } | null>(null);
  if (!query) return null; // refused: the frame says so
  const showLink = async ({ id, email }: StaffInvitation) => {
    const api = client<StaffContract>(httpTransport);
    const { link, expires_at } = await withProof(() => api.post('/api/cms-invitations/{id}/link/', { language, parameters: { id } }));
    setHandedOver({ link, words: t(language, 'link_invitation', { email, day: displayDay(language, expires_at) }) });
  };
  const afterInvitation = async (invitation: StaffInvitation) => {
    setInviting(false);
    if (isMailSent) showToast(t(language, 'invited_toast', { email: invitation.email }));
    else await showLink(invitation);
    await revalidate();
  };
  return (
    <>
      <ListScreen
        screen="users"
        say={(word, parameters) => t(language, word, parameters)}
        total={t(language, 'count', { n: count })}
        {...{ query, results, count, failure }}
        filters={[
          {
            name: 'role',
            label: t(language, 'role'),
            first: t(language, 'staff_roles'),
            options: [...roles].reverse().map((value) => ({ value, label: roleName(language, value) })),
            value: query.role,
          },
          {
            name: 'state',
            label: t(language, 'state'),
            first: t(language, 'any_state'),
            options: (['active', 'deactivated'] as const).map((value) => ({ value, label: t(language, value) })),
            value: query.state,
          },
          {
            name: 'factor',
            label: t(language, 'factor_filter'),
            first: t(language, 'any_state'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(language, `factor_${value}`) })),
            value: query.factor,
          },
        ]}
        narrowing={staffFilters}
        tools={
          !failure && (
            <Button look="primary" size="small" onClick={() => setInviting(true)}>
              <Icon node={UserPlus} />
              {t(language, 'invite')}
            </Button>
          )
        }
        perPage={staffPerPage}
        keyOf={({ id }) => String(id)}
        isCards
        columns={[
          { key: 'name', title: t(language, 'name'), cell: (account) => <Named account={account} /> },
          { key: 'role', title: t(language, 'role'), cell: ({ role }) => roleName(language, role) },
          { key: 'state', title: t(language, 'state'), cell: (account) => <State account={account} /> },
          {
            key: 'factor',
            title: t(language, 'factor_column'),
            cell: ({ has_second_factor }) => t(language, has_second_factor ? 'factor_yes' : 'factor_no'),
          },
          {
            key: 'last_sign_in',
            title: t(language, 'last_sign_in'),
            cell: ({ last_sign_in }) => (last_sign_in ? displayMoment(language, last_sign_in) : <span className={styles.quiet}>{t(language, 'never')}</span>),
          },
        ]}
        frame={(table) => (
          <>
            {!isMailSent && invitations.some(({ state }) => state === 'open') && (
              <Notice kind="info">
                <p>{t(language, 'no_mail')}</p>
              </Notice>
            )}
            {invitations.length > 0 && <InvitationList invitations={invitations} isMailSent={isMailSent} onLink={showLink} />}
            {table}
            {requirement && (
              <div className={styles.requirement}>
                <RequirementPart key={requirement.revision} requirement={requirement} />
              </div>
            )}
          </>
        )}
      />
      {isInviting && <InviteDialog isMailSent={isMailSent} onInvited={(invitation) => void afterInvitation(invitation)} onClose={() => setInviting(false)} />}
      {handedOver && <LinkDialog {...handedOver} onClose={() => setHandedOver(null)} />}
    </>
  );
}

function Named({ account: { id, name, email, deactivated_at } }: { account: StaffAccount }) {
  const language = useLanguage();
  return (
    <span className={styles.name}>
      <Link to={backOfficeHref('users', language, {}, id)} className={deactivated_at ? styles.off : undefined}>
        {name || email}
      </Link>
      {name && <span className={styles.quiet}>{email}</span>}
    </span>
  );
}

function State({ account: { deactivated_at, is_confirmed } }: { account: StaffAccount }) {
  const language = useLanguage();
  const isActive = !deactivated_at && is_confirmed;
  return (
    <span className={styles.state} data-active={isActive || undefined}>
      {t(language, deactivated_at ? 'deactivated' : is_confirmed ? 'active' : 'unconfirmed')}
    </span>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { roleName, withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffInvitation } from '../contract.ts';
import { displayDay } from './days.ts';
import styles from './staff.module.css';
import { t } from './strings.ts';

type Props = { invitations: readonly StaffInvitation[]; isMailSent: boolean; onLink: (invitation: StaffInvitation) => Promise<void> };

/** Who is invited, until when, and what can be done about it. */
export function InvitationList({ invitations, isMailSent, onLink }: Props) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const api = client<StaffContract>(httpTransport);
  const run = async (work: () => Promise<unknown>, words: string) => {
    setProblem('');
    try {
      await withProof(work);
      if (words) showToast(words);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    await revalidate();
  };
  const call = ({ id }: StaffInvitation) => ({ language, headers: writing(), parameters: { id } });
  const revoke = async (invitation: StaffInvitation) => {
    const { email } = invitation;
    const isSure = await askToConfirm({
      title: t(language, 'revoke_title', { email }),
      text: t(language, 'revoke_text'),
      confirm: t(language, 'revoke'),
      cancel: t(language, 'cancel'),
    });
    if (isSure) await run(() => api.post('/api/cms-invitations/{id}/revoke/', call(invitation)), t(language, 'revoked', { email }));
  };
  return (
    <section className={styles.invitations} aria-label={t(language, 'invitations')}>
      <h2>{t(language, 'invitations')}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div>
              <strong>{invitation.email}</strong>
              <span className={styles.quiet}>
                {[
                  roleName(language, invitation.role),
                  t(language, `invitation_${invitation.state}`, { day: displayDay(language, invitation.expires_at) }),
                  `${t(language, 'invited_by')} ${invitation.invited_by}`,
                ].join(' · ')}
              </span>
            </div>
            {(invitation.state === 'open' || invitation.state === 'expired') && (
              <fieldset className={styles.actions} aria-label={t(language, 'actions_of', { email: invitation.email })}>
                {isMailSent && (
                  <Button
                    size="compact"
                    onClick={() =>
                      void run(() => api.post('/api/cms-invitations/{id}/resend/', call(invitation)), t(language, 'resent', { email: invitation.email }))
                    }
                  >
                    {t(language, 'resend')}
                  </Button>
                )}
                <Button size="compact" onClick={() => void run(() => onLink(invitation), '')}>
                  {t(language, 'make_link')}
                </Button>
                <Button size="compact" onClick={() => void revoke(invitation)}>
                  {t(language, 'revoke')}
                </Button>
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

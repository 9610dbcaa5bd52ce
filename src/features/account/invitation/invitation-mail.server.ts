import { z } from 'zod';
import { jobKind } from '#features/jobs/index.server.ts';
import { href } from '#routes.ts';
import { staffInvitationDays } from '../limits.ts';
import type { Tools } from '../mail/account-jobs.server.ts';
import { t } from '../mail/strings.ts';
import { makeToken } from '../queries/tokens.server.ts';
import { roleName } from '../role-names.ts';
import { invitationToMail } from './queries.server.ts';

/** The link is made when the mail is sent: its key stands nowhere else. */
export const invitationMailJob = jobKind('invitation-mail', z.object({ invitationId: z.int() }));

/** A link with which an invitation is accepted; `keepsEarlier`: those that were made before hold on. */
export async function makeInvitationLink(
  db: Tools['db'],
  baseUrl: string,
  { id, language, expires_at }: { id: number; language: 'de' | 'en'; expires_at: Date },
  keepsEarlier: boolean,
): Promise<string> {
  const hours = Math.max(1, Math.ceil((expires_at.getTime() - Date.now()) / 3_600_000));
  return `${baseUrl}${href('userInvitation', language)}?token=${await makeToken(db, 'invitation', id, Math.min(hours, staffInvitationDays * 24), { keepsEarlier })}`;
}

export function performInvitationJobs({
  db,
  jobs,
  mailer,
  sender,
}: Omit<Tools, 'recipient'> & { sender: () => Promise<{ venue: string; baseUrl: string }> }): void {
  jobs.perform(invitationMailJob, async ({ invitationId }, id) => {
    const row = await invitationToMail(db, invitationId);
    if (!row) return; // accepted by a link that was handed over, or revoked
    const { venue, baseUrl } = await sender();
    const { language } = row;
    const words = { name: row.invited_by_name, venue, role: roleName(language, row.role), n: staffInvitationDays };
    await mailer.deliver(
      {
        to: row.email,
        language,
        venue,
        subject: t(language, 'invitation_subject', words),
        before: [t(language, 'invitation_greeting'), t(language, 'invitation_before', words)],
        link: { label: t(language, 'invitation_link'), url: await makeInvitationLink(db, baseUrl, row, true) },
        after: [t(language, 'invitation_after', words)],
      },
      id,
    );
  });
}

import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Role } from '#roles.ts';
import { href } from '#routes.ts';
import type { UserDetails } from '../account-schemas.ts';
import { detailsOf } from './queries.server.ts';

/** From this role on somebody has the back office (decisions.md, "Roles"). */
const backOfficeRole: Role = 'editor';

/** The session's fields of V §3 for somebody, or for nobody. */
export async function userDetails({ db, language }: RequestContext, userId: number | null): Promise<UserDetails> {
  const [user, settings] = await Promise.all([userId === null ? undefined : detailsOf(db, userId), settingsReader(db).read()]);
  const isStaff = user !== undefined && !user.is_overdue && mayCall(backOfficeRole, user);
  return {
    has_dashboard_online_access: isStaff,
    is_logged_in: user !== undefined,
    username: user?.name ?? null,
    email: user?.email ?? null,
    first_name: user?.first_name ?? null,
    last_name: user?.last_name ?? null,
    login_url: href('userLogin', language),
    logout_url: user ? `/${language}/api/user-logout/` : null,
    webshop_url: settings['header.webshopLink'] || null,
    role: isStaff ? user.role : null,
    second_factor: user?.due ? { until: toBerlinIso(user.due), is_overdue: user.is_overdue } : null,
    copy_of: isStaff && user.copy_of ? toBerlinIso(user.copy_of) : null,
  };
}

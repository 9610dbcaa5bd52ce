import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { apiHref, client } from '#api/client.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AccountContract, LinkContract } from '../contract.ts';
import { longDay } from '../dates.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { roleName } from '../role-names.ts';
import { t as account } from '../strings.ts';
import styles from './profile.page.module.css';
import { requireSignIn } from './require-sign-in.ts';
import { t } from './strings.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return requireSignIn(request, client<AccountContract>(context.get(transportContext)).get('/api/user/profile/', { language, signal: request.signal }));
}

const notices: ReadonlyMap<string | null, 'was_confirmed' | 'email_was_changed'> = new Map([
  ['confirmed', 'was_confirmed'],
  ['email', 'email_was_changed'],
]);

/** `/de/user/profile` (V §2); `?ok=` says what has just been done. */
export function Page() {
  const profile = useLoaderData<typeof loader>();
  const language = useLanguage();
  const [search] = useSearchParams();
  const notice = notices.get(search.get('ok'));
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email;
  return (
    <PageFrame title={name} description={account(language, 'profile_description')} lead={<p>{account(language, 'profile')}</p>}>
      {notice && (
        <Notice kind="success" role="status">
          {t(language, notice)}
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{account(language, 'email')}</dt>
          <dd>{profile.email}</dd>
        </div>
        {profile.role !== 'visitor' && (
          <div>
            <dt>{t(language, 'role')}</dt>
            <dd>{roleName(language, profile.role)}</dd>
          </div>
        )}
        <div>
          <dt>{t(language, 'member_since')}</dt>
          <dd>{longDay(language, profile.member_since)}</dd>
        </div>
      </dl>
      <ul className={styles.ways}>
        <li>
          <Link to={href('userOrders', language)} className={button()}>
            {t(language, 'to_orders')}
          </Link>
        </li>
        <li>
          <Link to={href('userSettings', language)} className={button()}>
            {account(language, 'to_settings')}
          </Link>
        </li>
        <li>
          <a href={apiHref<LinkContract>('/api/user-logout/', { language })} className={button()}>
            {account(language, 'sign_out')}
          </a>
        </li>
      </ul>
    </PageFrame>
  );
}

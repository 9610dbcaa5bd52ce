import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffPerson } from '../contract.ts';
import { Part } from './part.tsx';
import { t } from './strings.ts';
import { usePersonAction } from './use-person.ts';

/** Which second factors somebody has, and help for who has lost them. */
export function FactorsPart({ person }: { person: StaffPerson }) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const name = person.name || person.email;
  const { has_totp, passkeys, recovery_codes } = person.factors;
  const facts = [
    ...(has_totp ? [t(language, 'factor_app')] : []),
    ...(passkeys > 0 ? [t(language, 'factor_passkeys', { n: passkeys })] : []),
    ...(person.has_second_factor ? [t(language, 'factor_codes', { n: recovery_codes })] : []),
  ];
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'factor_remove_title', { name }),
      text: t(language, 'factor_remove_text', { email: person.email }),
      confirm: t(language, 'factor_remove'),
      cancel: t(language, 'cancel'),
    });
    if (!isSure) return;
    const api = client<StaffContract>(httpTransport);
    const headers = writing();
    const isDone = await run(() => api.post('/api/cms-users/{id}/factors/remove/', { language, headers, parameters: { id: person.id } }));
    if (isDone) showToast(t(language, 'factor_removed', { name }));
  };
  return (
    <Part title={t(language, 'factor')} problem={problem}>
      <p>{facts.length > 0 ? facts.join(' · ') : t(language, 'factor_none')}</p>
      {person.is_self && <Link to={backOfficeHref('security', language)}>{t(language, 'factor_own')}</Link>}
      {!person.is_self && person.has_second_factor && (
        <Button size="small" busy={isBusy} onClick={() => void remove()}>
          {t(language, 'factor_remove')}
        </Button>
      )}
    </Part>
  );
}

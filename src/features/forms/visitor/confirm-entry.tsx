import { csrfCookie } from '#api/csrf-token.ts';
import { PageFrame } from '#features/account/page-frame/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { formField } from '#ui/form/outcome.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { FormDefinition } from '../contract.ts';
import { t } from './strings.ts';

type Props = {
  form: FormDefinition;
  token: string | undefined /** What came of it; `confirmed` null where all is well. */;
  outcome: { confirmed: string | null } | undefined;
};

/** `?confirm=…` of a form's page: the sender says that the address is right. */
export function ConfirmEntry({ form: { title }, token, outcome }: Props) {
  const language = useLanguage();
  return (
    <PageFrame
      title={t(language, 'confirm_title')}
      description={t(language, 'confirm_lead', { title })}
      lead={!outcome && <p>{t(language, 'confirm_lead', { title })}</p>}
    >
      {outcome ? (
        <Notice kind={outcome.confirmed === null ? 'success' : 'error'}>
          <p>{outcome.confirmed ?? t(language, 'confirmed')}</p>
        </Notice>
      ) : (
        <form method="post">
          <input type="hidden" name={formField} value="confirm" />
          {token && <input type="hidden" name={csrfCookie} value={token} />}
          <Button type="submit" look="primary">
            {t(language, 'confirm')}
          </Button>
        </form>
      )}
    </PageFrame>
  );
}

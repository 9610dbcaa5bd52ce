import { client, httpTransport } from '#api/client.ts';
import type { OwnFactorsContract } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Part } from '../part.tsx';
import { usePersonAction } from '../use-person.ts';
import { t } from './strings.ts';

type Props = { count: number; hasFactor: boolean; onCodes: (codes: string[]) => void };

export function CodesPart({ count, hasFactor, onCodes }: Props) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const renew = async () => {
    const isSure =
      count === 0 ||
      (await askToConfirm({
        title: t(language, 'renew_title'),
        text: t(language, 'renew_text'),
        confirm: t(language, 'renew'),
        cancel: t(language, 'cancel'),
      }));
    if (!isSure) return;
    const api = client<OwnFactorsContract>(httpTransport);
    await run(async () => onCodes((await api.post('/api/user/factors/recovery-codes/', { language })).recovery_codes));
  };
  return (
    <Part title={t(language, 'codes')} problem={problem}>
      <p>{t(language, 'codes_lead')}</p>
      <p>{hasFactor ? t(language, 'codes_left', { n: count }) : t(language, 'codes_none')}</p>
      {hasFactor && (
        <Button size="small" busy={isBusy} onClick={() => void renew()}>
          {t(language, 'renew')}
        </Button>
      )}
    </Part>
  );
}

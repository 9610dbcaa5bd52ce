import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { httpTransport } from '#api/client.ts';
import { recordCalls } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { showToast } from '#ui/toast/toast.ts';
import styles from './dashboard.module.css';
import { t } from './strings.ts';

type Online = Record<'is_site_online' | 'is_shop_online', boolean>;

/** Switches site and shop on and off; asks before with what visitors see then. Both are fields of the settings, with their history. */
export function OnlineSwitches(online: Online) {
  return (
    <div className={styles.filters}>
      <Switch field="is_site_online" name="site" isOn={online.is_site_online} />
      <Switch field="is_shop_online" name="shop" isOn={online.is_shop_online} />
    </div>
  );
}

/** There is one record of settings. */
const settingsId = 1;

function Switch({ field, name, isOn }: { field: keyof Online; name: 'site' | 'shop'; isOn: boolean }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const target = isOn ? 'off' : 'on';
  const act = t(language, `${name}_${target}`);
  const change = async () => {
    const question = { title: t(language, `${name}_${target}_question`), text: t(language, `${name}_${target}_text`) };
    if (!(await askToConfirm({ ...question, confirm: act, cancel: t(language, 'leave') }))) return;
    setBusy(true);
    setProblem('');
    try {
      const calls = recordCalls(httpTransport, 'settings', language);
      const { revision } = await calls.one(settingsId);
      await calls.change(settingsId, revision, { [field]: !isOn });
      await revalidate();
      showToast(t(language, `${name}_is_${target}`));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size="small" busy={busy} onClick={() => void change()}>
        {act}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  );
}

import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { roleName } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Role, roles } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffPerson } from '../contract.ts';
import { Part } from './part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';
import { usePersonAction } from './use-person.ts';

export function RolePart({ person }: { person: StaffPerson }) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const [chosen, choose] = useState(person.role);
  const name = person.name || person.email;
  const give = (role: Role, revision: number) =>
    client<StaffContract>(httpTransport).post('/api/cms-users/{id}/role/', {
      language,
      headers: writing(revision),
      parameters: { id: person.id },
      body: { role },
    });
  const save = async () => {
    const role = roleName(language, chosen);
    if (person.is_self && chosen !== 'admin') {
      const isSure = await askToConfirm({
        title: t(language, 'own_role_title'),
        text: t(language, 'own_role_text', { role }),
        confirm: t(language, 'own_role_confirm'),
        cancel: t(language, 'cancel'),
      });
      if (!isSure) return;
    }
    await run(async () => {
      const { revision } = await give(chosen, person.revision);
      const back = person.is_self ? undefined : { text: t(language, 'undo'), run: () => void run(() => give(person.role, revision)) };
      showToast(t(language, 'role_saved', { name, role }), back);
    });
  };
  return (
    <Part title={t(language, 'role')} problem={problem}>
      <div className={styles.role}>
        <SelectField
          name="role"
          label={t(language, 'role_label')}
          hint={t(language, 'role_hint')}
          required
          value={chosen}
          onChange={({ target }) => choose(roles.find((one) => one === target.value) ?? chosen)}
          defaultValue={person.role}
          options={roles.map((value) => ({ value, label: roleName(language, value) }))}
        />
        {chosen !== person.role && (
          <Button look="primary" size="small" busy={isBusy} onClick={() => void save()}>
            {t(language, 'save_role')}
          </Button>
        )}
      </div>
    </Part>
  );
}

import { Bookmark, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { SavedView, SavedViewsContract } from '../../saved-views/contract.ts';
import type { RecordQuery } from '../data/list-address.ts';
import { wordsOf } from '../data/words-of.ts';
import styles from '../records.module.css';
import { ViewForm } from './view-form.tsx';
import { t } from './view-strings.ts';

type Props = { path: string; role: Role; query: RecordQuery; current: SavedView | undefined /** No view shows this list. */; isNew: boolean };

/** Keeps what the list is narrowed down to as a view; renames and deletes the one that is shown. */
export function SavedViewTools({ path, role, query, current, isNew }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isOpen, open] = useState(false);
  const api = client<SavedViewsContract>(httpTransport);
  const saveView = async ({ name, query: savedQuery, audience }: Pick<SavedView, 'name' | 'query' | 'audience'>) => {
    await api.post('/api/saved-views/', { language, body: { list: path, name, query: savedQuery, audience } });
    await revalidate();
  };
  const remove = async (view: SavedView) => {
    try {
      await api.delete('/api/saved-views/{id}/', { language, parameters: { id: view.id } });
      showToast(t(language, 'deleted', { name: view.name }), { text: t(language, 'undo'), run: () => void saveView(view) });
      await navigate(recordHref(path, language));
    } catch (error) {
      showToast(wordsOf(error));
    }
  };
  if (isOpen)
    return (
      <ViewForm
        role={role}
        renamed={current}
        onClose={() => open(false)}
        onSend={async (name, audience) => {
          if (current) await api.patch('/api/saved-views/{id}/', { language, parameters: { id: current.id }, body: { name } });
          else await saveView({ name, audience, query: setOf(query) });
          open(false);
          await revalidate();
          showToast(t(language, current ? 'renamed' : 'saved', { name }));
        }}
      />
    );
  if (current) {
    const whose = <p>{t(language, `for_${current.audience}`)}</p>;
    if (!current.is_changeable) return <div className={styles.view}>{whose}</div>;
    return (
      <div className={styles.view}>
        {whose}
        <StaffMenu
          label={t(language, 'view')}
          size="compact"
          sections={[
            {
              commands: [
                { key: 'rename', text: t(language, 'rename'), icon: Pencil, onAction: () => open(true) },
                { key: 'delete', text: t(language, 'delete'), icon: Trash2, onAction: () => void remove(current) },
              ],
            },
          ]}
        />
      </div>
    );
  }
  if (!isNew) return null;
  return (
    <div className={styles.view}>
      <Button size="compact" onClick={() => open(true)}>
        <Icon node={Bookmark} />
        {t(language, 'save_view')}
      </Button>
    </div>
  );
}

const setOf = (query: RecordQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));

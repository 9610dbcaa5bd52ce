import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { folderTree } from '../browse/folder-options.ts';
import type { Folder, MediaContract } from '../contract.ts';
import { Entry, EntryList, useRemoval } from './entry-list.tsx';
import { FolderForm } from './folder-form.tsx';
import styles from './organise.module.css';
import { t } from './strings.ts';

type Props = { folders: readonly Folder[]; onChanged: (gone?: { folder: number }) => void };

/** Each is renamed, moved and, when it is empty, deleted in its place. */
export function FolderList({ folders, onChanged }: Props) {
  const language = useLanguage();
  const [edited, edit] = useState<number | null>(null);
  const [problem, attempt] = useRemoval();
  const remove = ({ id, name, revision }: Folder) =>
    attempt(async () => {
      await client<MediaContract>(httpTransport).delete('/api/media-folders/{id}/', { language, headers: writing(revision), parameters: { id } });
      showToast(t(language, 'deleted', { name }));
      onChanged({ folder: id });
    });
  return (
    <section aria-labelledby="folders-title" className={styles.part}>
      <EntryList id="folders-title" title={t(language, 'folders')} problem={problem} none={t(language, 'no_folders')}>
        {folderTree(folders).map(({ folder, depth, hasFolders }) => (
          <li key={folder.id} style={{ paddingInlineStart: `${depth}rem` }}>
            <Entry
              name={folder.name}
              count={folder.asset_count}
              edit={t(language, 'edit')}
              isOpen={edited === folder.id}
              onToggle={() => edit(edited === folder.id ? null : folder.id)}
              remove={t(language, 'delete_of', { name: folder.name })}
              whyNot={folder.asset_count > 0 || hasFolders ? t(language, 'not_empty') : undefined}
              onRemove={() => void remove(folder)}
              form={
                <FolderForm
                  key={folder.revision}
                  folder={folder}
                  folders={folders}
                  onCancel={() => edit(null)}
                  onSaved={() => {
                    edit(null);
                    showToast(t(language, 'saved'));
                    onChanged();
                  }}
                />
              }
            />
          </li>
        ))}
      </EntryList>
      <Disclosure summary={t(language, 'new_folder')} open={folders.length === 0}>
        <FolderForm key={folders.length} folders={folders} onSaved={onChanged} />
      </Disclosure>
    </section>
  );
}

import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { folderOptions, folderTree } from '../browse/folder-options.ts';
import type { Folder, MediaContract } from '../contract.ts';
import { maxFolderName } from '../library/limits.ts';
import { t } from './strings.ts';

type Props = { folder?: Folder; folders: readonly Folder[]; onSaved: () => void; onCancel?: () => void };

/** It cannot lie within itself: those places are not offered. */
export function FolderForm({ folder, folders, onSaved, onCancel }: Props) {
  const language = useLanguage();
  const save: Submit<MediaContract> = async (values, { api }) => {
    const body = { name: values.get('name'), parent: values.get('parent') ? Number(values.get('parent')) : null };
    if (folder) await api.patch('/api/media-folders/{id}/', { language, headers: writing(folder.revision), parameters: { id: folder.id }, body });
    else await api.post('/api/media-folders/', { language, headers: writing(), body });
    onSaved();
    return { message: t(language, folder ? 'saved' : 'created'), isError: false };
  };
  const form = useForm(folder ? `folder-${folder.id}` : 'new-folder', save);
  const within = folder ? new Set(folderTree(folders, folder.id).map(({ folder: { id } }) => id)) : new Set();
  const places = folderOptions(folders.filter(({ id }) => id !== folder?.id && !within.has(id)));
  return (
    <Form
      state={form}
      look="secondary"
      submit={t(language, folder ? 'save' : 'create')}
      below={
        onCancel && (
          <Button size="small" look="quiet" onClick={onCancel}>
            {t(language, 'cancel')}
          </Button>
        )
      }
    >
      <TextField name="name" label={t(language, 'name')} required maxLength={maxFolderName} defaultValue={folder?.name ?? ''} />
      {places.length > 0 && (
        <SelectField
          name="parent"
          label={t(language, 'within')}
          options={[{ value: '', label: t(language, 'top') }, ...places]}
          {...(folder?.parent ? { defaultValue: String(folder.parent) } : {})}
        />
      )}
    </Form>
  );
}

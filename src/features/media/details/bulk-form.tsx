import { X } from 'lucide';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { folderOptions } from '../browse/folder-options.ts';
import type { Tag } from '../browse/load-library.ts';
import { t } from '../browse/strings.ts';
import { splitTags, TagSuggestions } from '../browse/tag-suggestions.tsx';
import type { Folder, MediaContract } from '../contract.ts';
import styles from './details.module.css';
import { t as details } from './strings.ts';

type Props = { keys: ReadonlySet<string>; folders: readonly Folder[]; tags: readonly Tag[]; onClose: () => void };

/** What many are to have in common: only what is filled in is changed. */
export function BulkForm({ keys, folders, tags, onClose }: Props) {
  const language = useLanguage();
  const save: Submit<MediaContract> = async (values, { api }) => {
    const { changed } = await api.post('/api/media-bulk/', {
      language,
      headers: writing(),
      body: {
        ids: [...keys].map(Number),
        change: {
          ...(values.get('credit') && { credit: { de: values.get('credit') } }),
          ...(values.get('copyright') && { copyright: values.get('copyright') }),
          ...(values.get('copyright_until') && { copyright_until: values.get('copyright_until') }),
          ...(values.get('folder') && { folder_id: values.get('folder') === 'none' ? null : Number(values.get('folder')) }),
        },
        add_tags: splitTags(values.get('add_tags')),
        remove_tags: splitTags(values.get('remove_tags')),
      },
    });
    return { message: t(language, 'bulk_saved', { n: changed.length }), isError: false };
  };
  const form = useForm('bulk', save);
  return (
    <section aria-labelledby="bulk-title" className={styles.panel}>
      <header className={styles.head}>
        <h2 id="bulk-title">{t(language, 'bulk_title', { n: keys.size })}</h2>
        <IconButton icon={X} label={t(language, 'close')} onClick={onClose} />
      </header>
      <p className={styles.facts}>{t(language, 'bulk_lead')}</p>
      <Form state={form} submit={t(language, 'save')}>
        <TextField name="credit" label={details(language, 'credit')} maxLength={500} />
        <TextField name="copyright" label={details(language, 'copyright')} maxLength={500} />
        <TextField name="copyright_until" type="date" label={details(language, 'copyright_until')} />
        <SelectField name="folder" label={t(language, 'move_to')} options={[{ value: 'none', label: t(language, 'no_folder') }, ...folderOptions(folders)]} />
        <TextField name="add_tags" label={t(language, 'add_tags')} hint={t(language, 'tags_hint')} list="bulk-tags" />
        <TextField name="remove_tags" label={t(language, 'remove_tags')} list="bulk-tags" />
        <TagSuggestions id="bulk-tags" tags={tags} />
      </Form>
    </section>
  );
}

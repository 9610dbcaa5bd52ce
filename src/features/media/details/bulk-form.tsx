import { X } from 'lucide';
import { writing } from '#api/writing.ts';
import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { folderOptions } from '../browse/folder-options.ts';
import type { Tag } from '../browse/load-library.ts';
import { splitTags } from '../browse/split-tags.ts';
import { t } from '../browse/strings.ts';
import { TagField } from '../browse/tag-field.tsx';
import type { Folder, MediaContract } from '../contract.ts';
import { maxText } from '../library/limits.ts';
import styles from './details.module.css';
import { t as details } from './strings.ts';

type Props = { keys: ReadonlySet<string>; folders: readonly Folder[]; tags: readonly Tag[]; onClose: () => void };

/** Only what is filled in is changed. */
export function BulkForm({ keys, folders, tags, onClose }: Props) {
  const language = useLanguage();
  const save: Submit<MediaContract> = async (values, { api }) => {
    const credits = languages.flatMap((one) => (values.get(`credit.${one}`) ? [[one, values.get(`credit.${one}`)] as const] : []));
    const { changed } = await api.post('/api/media-bulk/', {
      language,
      headers: writing(),
      body: {
        ids: [...keys].map(Number),
        change: {
          ...(credits.length > 0 && { credit: Object.fromEntries(credits) }),
          ...(values.get('decorative') && { decorative: values.get('decorative') === 'yes' }),
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
        {languages.map((one) => (
          <TextField
            key={one}
            name={`credit.${one}`}
            lang={one}
            label={`${details(language, 'credit')}, ${details(language, `in_${one}`)}`}
            maxLength={maxText}
          />
        ))}
        <TextField name="copyright" label={details(language, 'copyright')} maxLength={maxText} />
        <TextField name="copyright_until" type="date" label={details(language, 'copyright_until')} />
        <SelectField name="folder" label={t(language, 'move_to')} options={[{ value: 'none', label: t(language, 'no_folder') }, ...folderOptions(folders)]} />
        <SelectField
          name="decorative"
          label={t(language, 'decorative')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(language, `decorative_${value}`) }))}
        />
        <TagField name="add_tags" label={t(language, 'add_tags')} suggestions={tags} />
        <TagField name="remove_tags" label={t(language, 'remove_tags')} suggestions={tags} />
      </Form>
    </section>
  );
}

import { useState } from 'react';
import { writing } from '#api/writing.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormValues } from '#ui/form/form-values.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { showToast } from '#ui/toast/toast.ts';
import { folderOptions } from '../browse/folder-options.ts';
import type { Tag } from '../browse/load-library.ts';
import { splitTags } from '../browse/split-tags.ts';
import { TagField } from '../browse/tag-field.tsx';
import type { Asset, Folder, MediaContract } from '../contract.ts';
import { maxCaption, maxText, maxTranscript } from '../library/limits.ts';
import { t } from './strings.ts';

type Props = { asset: Asset; folders: readonly Folder[]; tags: readonly Tag[] };

/** In all languages of the site; saved on the revision that was shown. */
export function TextsForm({ asset, folders, tags }: Props) {
  const language = useLanguage();
  const [isDecorative, decorate] = useState(asset.decorative);
  const isHeard = asset.kind === 'video' || asset.kind === 'audio';
  const save: Submit<MediaContract> = async (values, { api }) => {
    const body = {
      title: texts(values, 'title', asset.title),
      caption: texts(values, 'caption', asset.caption),
      credit: texts(values, 'credit', asset.credit),
      ...(asset.kind === 'image' && { decorative: isDecorative, ...(!isDecorative && { alt: texts(values, 'alt', asset.alt) }) }),
      ...(isHeard && { transcript: texts(values, 'transcript', asset.transcript ?? {}) }),
      ...(asset.kind === 'document' && { available_from: instantOf(values.get('available_from')) }),
      copyright: values.get('copyright'),
      copyright_until: values.get('copyright_until') || null,
      folder_id: values.get('folder') ? Number(values.get('folder')) : null,
      tags: splitTags(values.get('tags')),
    };
    await api.patch('/api/media/{id}/', { language, headers: writing(asset.revision), parameters: { id: asset.id }, body });
    showToast(t(language, 'saved')); // the form begins anew with what is stored
    return { message: t(language, 'saved'), isError: false };
  };
  const form = useForm(`asset-${asset.id}`, save);
  const inEach = (name: keyof typeof longest, hint?: string) =>
    languages.map((one) => {
      const Control = name === 'title' || name === 'credit' ? TextField : TextAreaField;
      return (
        <Control
          key={`${name}-${one}`}
          name={`${name}.${one}`}
          label={`${t(language, name)}, ${t(language, `in_${one}`)}`}
          lang={one}
          maxLength={longest[name]}
          defaultValue={asset[name]?.[one] ?? ''}
          {...(name !== 'title' && name !== 'credit' && { rows: name === 'transcript' ? 6 : 2 })}
          {...(hint && one === 'de' && { hint })}
        />
      );
    });
  return (
    <Form state={form} submit={t(language, 'save')}>
      {inEach('title')}
      {asset.kind === 'image' && (
        <>
          <CheckboxField name="decorative" label={t(language, 'decorative')} checked={isDecorative} onChange={({ target }) => decorate(target.checked)} />
          {!isDecorative && inEach('alt', t(language, 'alt_hint'))}
        </>
      )}
      {inEach('caption')}
      {isHeard && inEach('transcript', t(language, 'transcript_hint'))}
      {inEach('credit')}
      <TextField name="copyright" label={t(language, 'copyright')} maxLength={500} defaultValue={asset.copyright} />
      <TextField
        name="copyright_until"
        type="date"
        label={t(language, 'copyright_until')}
        hint={t(language, 'copyright_until_hint')}
        defaultValue={asset.copyright_until ?? ''}
      />
      {asset.kind === 'document' && (
        <TextField
          name="available_from"
          type="datetime-local"
          label={t(language, 'available_from')}
          hint={t(language, 'available_from_hint')}
          defaultValue={asset.available_from?.slice(0, 'YYYY-MM-DDTHH:MM'.length) ?? ''}
        />
      )}
      {folders.length > 0 && (
        <SelectField
          name="folder"
          label={t(language, 'folder')}
          options={folderOptions(folders)}
          defaultValue={asset.folder_id === null ? '' : String(asset.folder_id)}
        />
      )}
      <TagField name="tags" label={t(language, 'tags')} suggestions={tags} defaultValue={asset.tags} />
    </Form>
  );
}

const longest = { title: maxText, alt: maxText, caption: maxCaption, transcript: maxTranscript, credit: maxText } as const;

/** 'YYYY-MM-DDTHH:MM' of a Berlin clock as an instant. */
function instantOf(typed: string): string | null {
  const [day, time] = typed.split('T');
  return day && time ? instantAt(day, time).toISOString() : null;
}

/** Texts of languages that are not shown stay. */
const texts = (values: FormValues, name: string, before: Readonly<Record<string, string>>) => ({
  ...before,
  ...Object.fromEntries(languages.map((language) => [language, values.get(`${name}.${language}`)])),
});

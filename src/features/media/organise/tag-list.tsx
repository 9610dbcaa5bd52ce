import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { Tag } from '../browse/load-library.ts';
import type { MediaContract } from '../contract.ts';
import { maxTag } from '../library/limits.ts';
import { Entry, EntryList, useRemoval } from './entry-list.tsx';
import styles from './organise.module.css';
import { t } from './strings.ts';

type Props = { tags: readonly Tag[]; onChanged: (gone?: { tag: string }) => void };

/** Each is renamed, joined with another or taken away everywhere; new ones are typed where they are used. */
export function TagList({ tags, onChanged }: Props) {
  const language = useLanguage();
  const [edited, edit] = useState<string | null>(null);
  const [problem, attempt] = useRemoval();
  const remove = async ({ name, asset_count }: Tag) => {
    const isWanted = await askToConfirm({
      title: t(language, 'remove_title', { name }),
      text: t(language, 'remove_text', { n: asset_count }),
      confirm: t(language, 'remove'),
      cancel: t(language, 'keep'),
    });
    if (!isWanted) return;
    await attempt(async () => {
      await client<MediaContract>(httpTransport).post('/api/media-tags/', { language, headers: writing(), body: { from: name, to: null } });
      showToast(t(language, 'removed', { name }));
      onChanged({ tag: name });
    });
  };
  return (
    <section aria-labelledby="tags-title" className={styles.part}>
      <EntryList id="tags-title" title={t(language, 'tags')} problem={problem} none={t(language, 'no_tags')}>
        {tags.map((tag) => (
          <li key={tag.name}>
            <Entry
              name={tag.name}
              count={tag.asset_count}
              edit={t(language, 'rename')}
              isOpen={edited === tag.name}
              onToggle={() => edit(edited === tag.name ? null : tag.name)}
              remove={t(language, 'remove_of', { name: tag.name })}
              onRemove={() => void remove(tag)}
              form={
                <TagForm
                  tag={tag}
                  onCancel={() => edit(null)}
                  onSaved={() => {
                    edit(null);
                    showToast(t(language, 'saved'));
                    onChanged({ tag: tag.name });
                  }}
                />
              }
            />
          </li>
        ))}
      </EntryList>
    </section>
  );
}

function TagForm({ tag: { name }, onSaved, onCancel }: { tag: Tag; onSaved: () => void; onCancel: () => void }) {
  const language = useLanguage();
  const save: Submit<MediaContract> = async (values, { api }) => {
    await api.post('/api/media-tags/', { language, headers: writing(), body: { from: name, to: values.get('to') } });
    onSaved();
    return { message: t(language, 'saved'), isError: false };
  };
  return (
    <Form
      state={useForm(`tag-${name}`, save)}
      look="secondary"
      submit={t(language, 'save')}
      below={
        <Button size="small" look="quiet" onClick={onCancel}>
          {t(language, 'cancel')}
        </Button>
      }
    >
      <TextField name="to" label={t(language, 'name')} hint={t(language, 'rename_hint')} required maxLength={maxTag} defaultValue={name} />
    </Form>
  );
}

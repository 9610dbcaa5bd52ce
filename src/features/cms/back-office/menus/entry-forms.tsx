import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { writing } from '#api/writing.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormValues } from '#ui/form/form-values.ts';
import type { Outcome, Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { BilingualField } from '#ui/staff/bilingual-field.tsx';
import { StaffCombobox } from '#ui/staff/pick/staff-combobox.tsx';
import { maxMetaText } from '../../limits.ts';
import type { MenuEntry, MenusContract } from '../../menus/contract.ts';
import { MenuTargetFields } from '../menu-link/menu-target-fields.tsx';
import { type MenuList, nameOf } from './entry-words.ts';
import { PositionFields, positionIn } from './position-fields.tsx';
import { t } from './strings.ts';
import type { MenuWrites } from './use-menu-writes.ts';

type Props = { writes: MenuWrites; onDone: () => void };
const done: Outcome = { message: '', isError: false };

export function AddForm({ list, writes, onDone }: Props & { list: MenuList }) {
  const language = useLanguage();
  const { pages, revision } = writes;
  const isIn = (page: MenuEntry) => (list === 'footer' ? page.in_footer : page.in_menu);
  const others = pages.filter((page) => !isIn(page));
  const [isLink, setLink] = useState(others.length === 0);
  const [chosen, choosePage] = useState<string | null>(null);
  const add: Submit<MenusContract> = async (values, { api }) => {
    const position = positionIn(values, pages);
    if (!isLink) {
      if (!chosen) return { message: t(language, 'page_needed'), fields: { page: [t(language, 'page_needed')] }, isError: true };
      onDone();
      await writes.moveTo(Number(chosen), position, true);
      return done;
    }
    const [title, urls] = [bothOf(values, 'title'), bothOf(values, 'urls')];
    if (!urls.de) return { message: t(language, 'target_needed'), fields: { 'urls.de': [t(language, 'target_needed')] }, isError: true };
    return orStale(
      async () => {
        const made = await api.post('/api/cms-menus/links/', { language, headers: writing(revision), body: { title, urls, ...position } });
        writes.announceWritten(t(language, 'added', { name: title.de, list: t(language, list) }), made.revision);
        onDone();
      },
      t(language, 'stale'),
    );
  };
  const form = useForm('menu-add', add);
  return (
    <Form state={form} submit={t(language, 'add')}>
      {others.length > 0 && (
        <SelectField
          name="kind"
          label={t(language, 'kind')}
          required
          options={(['page', 'link'] as const).map((value) => ({ value, label: t(language, `kind_${value}`) }))}
          value={isLink ? 'link' : 'page'}
          defaultValue="page"
          onChange={({ target }) => setLink(target.value === 'link')}
        />
      )}
      {others.length === 0 && <p>{t(language, 'nothing_to_add')}</p>}
      {isLink ? (
        <>
          <BilingualField name="title" label={t(language, 'name')} maxLength={maxMetaText} isNeeded />
          <MenuTargetFields />
        </>
      ) : (
        <StaffCombobox
          name="page"
          label={t(language, 'page')}
          {...(list !== 'footer' && { hint: t(language, 'page_hint') })}
          options={others.map((page) => ({ value: String(page.id), label: labelOf(page) }))}
          value={chosen}
          onChange={choosePage}
        />
      )}
      <PositionFields pages={pages} list={list} />
    </Form>
  );

  function labelOf(page: MenuEntry): string {
    const title = `${nameOf(page, language).text} · ${choose(page.urls, language).text}`;
    return page.is_online ? title : t(language, 'offline_mark', { title });
  }
}

export function MoveForm({ entry, list, writes, onDone }: Props & { entry: MenuEntry; list: MenuList }) {
  const language = useLanguage();
  const move: Submit<MenusContract> = async (values) => {
    onDone();
    await writes.moveTo(entry.id, positionIn(values, writes.pages));
    return done;
  };
  const form = useForm(`menu-move-${entry.id}`, move);
  return (
    <Form state={form} submit={t(language, 'move')}>
      <PositionFields pages={writes.pages} list={list} moved={entry} />
    </Form>
  );
}

export function RenameForm({ entry, writes, onDone }: Props & { entry: MenuEntry }) {
  const language = useLanguage();
  const isLink = entry.content_type === 'link';
  const save: Submit<MenusContract> = async (values, { api }) => {
    const [title, urls] = [bothOf(values, 'title'), bothOf(values, 'urls')];
    if (isLink && !urls.de) return { message: t(language, 'target_needed'), fields: { 'urls.de': [t(language, 'target_needed')] }, isError: true };
    return orStale(
      async () => {
        const body = { title, ...(isLink && { urls }) };
        const { revision } = await api.patch('/api/cms-menus/{id}/', { language, headers: writing(writes.revision), parameters: { id: entry.id }, body });
        writes.announceWritten(t(language, 'renamed', { name: choose({ ...entry.title, ...title }, language).text }), revision);
        onDone();
      },
      t(language, 'stale'),
    );
  };
  const form = useForm(`menu-name-${entry.id}`, save);
  return (
    <Form state={form} submit={t(language, 'save')}>
      <BilingualField
        name="title"
        label={t(language, 'name')}
        values={isLink ? entry.title : entry.menu_title}
        maxLength={maxMetaText}
        isNeeded={isLink}
        {...(!isLink && { hint: t(language, 'name_hint') })}
      />
      {isLink && <MenuTargetFields urls={entry.urls} />}
    </Form>
  );
}

/** German always, English where it is said. */
function bothOf(values: FormValues, name: string): { de: string; en?: string } {
  const en = values.get(`${name}.en`).trim();
  return { de: values.get(`${name}.de`).trim(), ...(en && { en }) };
}

async function orStale(work: () => Promise<void>, stale: string): Promise<Outcome> {
  try {
    await work();
    return done;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'stale') return { message: stale, isError: true };
    throw error;
  }
}

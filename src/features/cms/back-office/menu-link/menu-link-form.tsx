import { useRef } from 'react';
import { ApiError } from '#api/api-error.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Outcome, Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { CmsContract, StoredPage } from '../../contract.ts';
import { maxMetaText } from '../../limits.ts';
import { noParent, parentOf, parentOptions } from '../parent-field.ts';
import { refusedAddress } from '../refused-address.ts';
import { t as page } from '../strings.ts';
import { MenuTargetFields } from './menu-target-fields.tsx';
import { t } from './strings.ts';

const switches = ['is_online', 'in_menu', 'in_footer'] as const;

/** Saved on the revision that was shown. */
export function MenuLinkForm({ entry, pages }: { entry: StoredPage; pages: readonly StoredPage[] }) {
  const language = useLanguage();
  const saved = useRef(entry.revision);
  const save: Submit<CmsContract> = async (values, { api }) => {
    const urls = localisedOf(values, 'urls');
    if (!urls.de) return targetNeeded(t(language, 'target_needed'));
    const body = {
      title: localisedOf(values, 'title', entry.title),
      urls,
      parent: parentOf(values),
      ...Object.fromEntries(switches.map((name) => [name, values.get(name) !== ''])),
      menu_group: values.get('menu_group') === 'secondary' ? ('secondary' as const) : ('primary' as const),
    };
    try {
      const headers = writing(Math.max(entry.revision, saved.current));
      saved.current = (await api.patch('/pageeditor-api/pages/{id}/', { language, headers, parameters: { id: entry.id }, body })).revision;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return { message: page(language, 'stale'), isError: true };
      return refusedAddress(error);
    }
    return { message: page(language, 'saved'), isError: false };
  };
  const form = useForm(`page-${entry.id}`, save);
  return (
    <Form state={form} submit={page(language, 'save')}>
      <BilingualField name="title" label={page(language, 'page_title')} values={entry.title} maxLength={maxMetaText} isNeeded />
      <MenuTargetFields urls={entry.urls} />
      <SelectField
        name="parent"
        label={page(language, 'parent')}
        required
        options={parentOptions(pages, language, entry)}
        defaultValue={entry.parent === null ? noParent : String(entry.parent)}
      />
      <StaffPart title={t(language, 'visible')}>
        {switches.map((name) => (
          <CheckboxField key={name} name={name} label={name === 'is_online' ? t(language, name) : page(language, name)} defaultChecked={entry[name]} />
        ))}
        <SelectField
          name="menu_group"
          label={page(language, 'menu_group')}
          required
          options={(['primary', 'secondary'] as const).map((value) => ({ value, label: page(language, `menu_${value}`) }))}
          defaultValue={entry.menu_group}
        />
      </StaffPart>
    </Form>
  );
}

/** Where no German target is. */
export const targetNeeded = (message: string): Outcome => ({ message, fields: { 'urls.de': [message] }, isError: true });

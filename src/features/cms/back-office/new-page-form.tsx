import { useEffect, useState } from 'react';
import { writing } from '#api/writing.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormValues } from '#ui/form/form-values.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { BilingualField } from '#ui/staff/bilingual-field.tsx';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { CmsContract, StoredPage } from '../contract.ts';
import { maxMetaText, maxPagePath } from '../limits.ts';
import type { NewPage } from './legal/new-legal-page.ts';
import { targetNeeded } from './menu-link/menu-link-form.tsx';
import { MenuTargetFields } from './menu-link/menu-target-fields.tsx';
import { t as menu } from './menu-link/strings.ts';
import { titleOf } from './page-rows.ts';
import { noParent, parentOf, parentOptions } from './parent-field.ts';
import { refusedAddress } from './refused-address.ts';
import { t } from './strings.ts';

type Texts = Record<Language, string>;

/** Title, place and beginning; not online until somebody says so. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of fields, each of which depends on those before it
export function NewPageForm({ pages, below, beginning }: { pages: readonly StoredPage[]; below: number | null; beginning?: NewPage | undefined }) {
  const language = useLanguage();
  const [isLink, setLink] = useState(false);
  const [title, setTitle] = useState<Texts>(beginning?.title ?? { de: '', en: '' });
  const [typed, setTyped] = useState<Partial<Texts>>(beginning?.urls ?? {});
  const [parent, setParent] = useState(below === null ? noParent : String(below));
  const urls = Object.fromEntries(languages.map((one) => [one, typed[one] ?? addressFor(one, title[one], pages, parent)])) as Texts; // one for each language
  const create: Submit<CmsContract> = async (values, { api }) => {
    const copied = values.get('copy_of') || 'none';
    const named = localisedOf(values, 'title');
    if (!named.de) return { message: t(language, 'title_needed'), fields: { 'title.de': [t(language, 'title_needed')] }, isError: true };
    const target = localisedOf(values, 'urls');
    if (isLink && !target.de) return targetNeeded(menu(language, 'target_needed'));
    const body = {
      ...(isLink && { content_type: 'link' as const, in_menu: true }),
      title: named,
      urls: target,
      parent: parentOf(values),
      sort: pages.filter((page) => page.parent === parentOf(values)).length * 10 + 10,
      ...(copied !== 'none' && { copy_of: Number(copied) }),
    };
    try {
      const { id } = await api.post('/pageeditor-api/pages/', { language, headers: writing(), body });
      return { redirect: backOfficeHref('pages', language, {}, id) };
    } catch (error) {
      return refusedAddress(error);
    }
  };
  const form = useForm('new-page', create);
  // What was typed before the script came stands in the fields alone, and the addresses are made from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the script takes the form over
  useEffect(() => {
    const element = form.ref.current;
    if (!element) return;
    const before = new FormValues(new FormData(element));
    const inEach = (name: string) => languages.map((one) => [one, before.get(`${name}.${one}`)] as const);
    setTitle(Object.fromEntries(inEach('title')) as Texts); // one for each language
    setTyped(Object.fromEntries(inEach('urls').filter(([, text]) => text !== '')));
    setParent(before.get('parent') || noParent);
    setLink(before.get('content_type') === 'link');
  }, []);
  const models = pages.filter(({ content_type }) => content_type === 'page');
  return (
    <Form state={form} submit={isLink ? menu(language, 'create') : t(language, 'create')}>
      <SelectField
        name="content_type"
        label={menu(language, 'kind')}
        required
        options={(['page', 'link'] as const).map((value) => ({ value, label: menu(language, `kind_${value}`) }))}
        value={isLink ? 'link' : 'page'}
        onChange={({ target }) => setLink(target.value === 'link')}
        defaultValue="page"
      />
      <BilingualField
        name="title"
        label={t(language, 'page_title')}
        maxLength={maxMetaText}
        isNeeded
        typed={title}
        onType={(one, text) => setTitle({ ...title, [one]: text })}
      />
      <SelectField
        name="parent"
        label={t(language, 'parent')}
        required
        options={parentOptions(pages, language)}
        value={parent}
        onChange={({ target }) => setParent(target.value)}
        defaultValue={noParent}
      />
      {isLink ? (
        <MenuTargetFields />
      ) : (
        <>
          <BilingualField
            name="urls"
            isAddress
            label={t(language, 'address')}
            hint={t(language, 'address_hint_new')}
            maxLength={maxPagePath}
            isNeeded
            typed={urls}
            onType={(one, text) => setTyped({ ...typed, [one]: text })}
          />
          <SelectField
            name="copy_of"
            label={t(language, 'begins_with')}
            required
            defaultValue="none"
            options={[
              { value: 'none', label: t(language, 'begins_empty') },
              ...models.map((page) => ({ value: String(page.id), label: t(language, 'begins_copy', { title: titleOf(page, language).text }) })),
            ]}
          />
        </>
      )}
    </Form>
  );
}

/** '' as long as there is no title in the language. */
function addressFor(language: Language, title: string, pages: readonly StoredPage[], parent: string): string {
  if (!title.trim()) return '';
  const above = pages.find(({ id }) => String(id) === parent)?.urls[language] ?? `/${language}`;
  return `${above}/${slugOf(title)}`;
}

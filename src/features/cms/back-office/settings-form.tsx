import { type ComponentProps, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { writing } from '#api/writing.ts';
import type { Asset } from '#features/media/contract.ts';
import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { CmsContract, StoredPage } from '../contract.ts';
import { maxMetaText, maxPagePath } from '../limits.ts';
import { noParent, parentOf, parentOptions } from './parent-field.ts';
import { refusedAddress } from './refused-address.ts';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { t } from './strings.ts';

const switches = ['is_online', 'in_menu', 'in_footer', 'is_clickable', 'has_tab_navigation', 'is_landing_page'] as const;
const kinds = { website: 'og_website', article: 'og_article', 'video.other': 'og_video', 'music.playlist': 'og_music' } as const;

type Props = { page: StoredPage; pages: readonly StoredPage[]; picture: Asset | null; onSaved?: (page: StoredPage) => void };

/** On the revision that was shown: whoever was faster is not overwritten. */
export function SettingsForm({ page, pages, picture, onSaved }: Props) {
  const language = useLanguage();
  // Who saves again before the page has been read again has what they saved.
  const saved = useRef(page.revision);
  const save: Submit<CmsContract> = async (values, { api }) => {
    const inEach = (name: 'title' | 'headline' | 'urls' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description') =>
      localisedOf(values, name, page[name]);
    const body = {
      title: inEach('title'),
      headline: inEach('headline'),
      urls: inEach('urls'),
      parent: parentOf(values),
      ...Object.fromEntries(switches.map((name) => [name, values.get(name) !== ''])),
      menu_group: values.get('menu_group') === 'secondary' ? ('secondary' as const) : ('primary' as const),
      meta_title: inEach('meta_title'),
      meta_description: inEach('meta_description'),
      og_title: inEach('og_title'),
      og_description: inEach('og_description'),
      og_type: values.get('og_type') as keyof typeof kinds, // one of the options
      og_image_id: values.get('og_image_id') ? Number(values.get('og_image_id')) : null,
    };
    try {
      const changed = await api.patch('/pageeditor-api/pages/{id}/', {
        language,
        headers: writing(Math.max(page.revision, saved.current)),
        parameters: { id: page.id },
        body,
      });
      saved.current = changed.revision;
      onSaved?.(changed);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return { message: t(language, 'stale'), isError: true };
      return refusedAddress(error);
    }
    return { message: t(language, 'saved'), isError: false };
  };
  const form = useForm(`page-${page.id}`, save);
  return (
    <Form state={form} submit={t(language, 'save')}>
      <BilingualField name="title" label={t(language, 'page_title')} values={page.title} maxLength={maxMetaText} isNeeded />
      <BilingualField name="headline" label={t(language, 'headline')} hint={t(language, 'headline_hint')} values={page.headline} maxLength={maxMetaText} />
      <BilingualField
        name="urls"
        isAddress
        label={t(language, 'address')}
        hint={t(language, 'address_hint')}
        values={page.urls}
        maxLength={maxPagePath}
        isNeeded
      />
      <SelectField
        name="parent"
        label={t(language, 'parent')}
        required
        options={parentOptions(pages, language, page)}
        defaultValue={page.parent === null ? noParent : String(page.parent)}
      />
      <VisibilityPart page={page} />
      <SearchPart page={page} form={form.ref} />
      <SharingPart page={page} form={form.ref} picture={picture} />
    </Form>
  );
}

function VisibilityPart({ page }: Pick<Props, 'page'>) {
  const language = useLanguage();
  return (
    <StaffPart title={t(language, 'visible')}>
      {switches.map((name) => (
        <CheckboxField key={name} name={name} label={t(language, name)} defaultChecked={page[name]} />
      ))}
      <SelectField
        name="menu_group"
        label={t(language, 'menu_group')}
        required
        options={(['primary', 'secondary'] as const).map((value) => ({ value, label: t(language, `menu_${value}`) }))}
        defaultValue={page.menu_group}
      />
    </StaffPart>
  );
}

type FormRef = ComponentProps<typeof SearchPreview>['form'];

function SearchPart({ page, form }: Pick<Props, 'page'> & { form: FormRef }) {
  const language = useLanguage();
  return (
    <StaffPart title={t(language, 'found')}>
      <BilingualField name="meta_title" label={t(language, 'meta_title')} values={page.meta_title} maxLength={maxMetaText} />
      <BilingualField
        name="meta_description"
        label={t(language, 'meta_description')}
        hint={t(language, 'meta_hint')}
        values={page.meta_description}
        maxLength={1_000}
        isLong
      />
      <SearchPreview page={page} form={form} />
    </StaffPart>
  );
}

function SharingPart({ page, form, picture }: Pick<Props, 'page' | 'picture'> & { form: FormRef }) {
  const language = useLanguage();
  const [image, choose] = useState(page.og_image_id);
  const [shownPicture, showPicture] = useState(picture);
  return (
    <StaffPart title={t(language, 'shared')}>
      <BilingualField name="og_title" label={t(language, 'og_title')} values={page.og_title} maxLength={maxMetaText} />
      <BilingualField name="og_description" label={t(language, 'og_description')} values={page.og_description} maxLength={1_000} isLong />
      <SelectField
        name="og_type"
        label={t(language, 'og_type')}
        required
        options={Object.entries(kinds).map(([value, name]) => ({ value, label: t(language, name) }))}
        defaultValue={page.og_type}
      />
      <MediaField
        name="og_image_id"
        label={t(language, 'og_image')}
        hint={t(language, 'og_image_hint')}
        kind="image"
        value={image}
        onChange={(id, asset) => {
          choose(id);
          showPicture(asset);
        }}
        asset={picture}
      />
      <SharePreview page={page} form={form} picture={shownPicture} />
    </StaffPart>
  );
}

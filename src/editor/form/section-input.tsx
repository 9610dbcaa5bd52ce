import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editSearch } from '#features/cms/editing/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { SectionNameField } from '../sections/section-name-field.tsx';
import { ShownOn } from '../sections/shown-on.tsx';
import { t as ofSections } from '../sections/strings.ts';
import { useSections } from '../sections/use-sections.ts';
import { useEditParameter } from '../staff-bar/edit-parameter.ts';
import styles from './block-form.module.css';
import { t } from './strings.ts';
import type { FieldControl } from './use-field.ts';

/** With where else it is shown, the way to edit it, and a new one. */
export function SectionInput({ name, field, language, raw, store, error, pending }: FieldControl) {
  const { label, help, required } = field.form;
  const hint = [help?.[language], pending].filter(Boolean).join(' ');
  const sections = useSections(language);
  const navigate = useNavigate();
  const { target: place } = useEditParameter();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const slug = typeof raw === 'string' ? raw : '';
  const chosen = sections?.find((section) => section.slug === slug);
  const edit = (which: string) => void navigate({ search: editSearch(place, which) }, { preventScrollReset: true });
  const make = () => {
    if (!typed.trim()) return setProblem(ofSections(language, 'name_needed'));
    const next = slugOf(typed);
    if (sections?.some((section) => section.slug === next)) return setProblem(t(language, 'section_taken'));
    // Asked for by its name, a section that is not there yet is made (E §4).
    if (!store(next)) edit(next);
  };
  const options = (sections ?? []).map((section) => ({
    value: section.slug,
    label: section.is_published ? section.slug : t(language, 'section_unpublished', { slug: section.slug }),
  }));
  if (slug && !chosen) options.push({ value: slug, label: sections ? t(language, 'section_gone', { slug }) : slug });
  return (
    <>
      <SelectField
        name={name}
        label={label[language]}
        required={required}
        {...(hint && { hint })}
        {...(error && { errors: [error] })}
        value={slug}
        defaultValue=" "
        options={[{ value: '', label: t(language, 'section_none') }, ...options]}
        onChange={({ target }) => store(target.value || undefined)}
      />
      {chosen && (
        <div>
          <ShownOn section={chosen} language={language} />
          <Button size="small" onClick={() => edit(slug)}>
            {t(language, 'section_edit')}
          </Button>
        </div>
      )}
      {!slug && (
        <div className={styles.fields}>
          <SectionNameField
            label="new_name"
            name={`${name}-new`}
            value={typed}
            problem={problem}
            onChange={(next) => {
              setTyped(next);
              setProblem('');
            }}
          />
          <Button size="small" onClick={make}>
            {t(language, 'section_make')}
          </Button>
        </div>
      )}
    </>
  );
}

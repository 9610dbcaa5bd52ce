import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChoicesField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import type { Details } from '../../details/details.ts';
import { Inheritable, type None } from './inheritable.tsx';
import { maxDetailLine, maxDetailText } from './limits.ts';
import { spokenLanguages, t } from './strings.ts';
import { showDuration } from './typed-details.ts';

/** What is said itself; of an event also what its production says, which holds where the event says nothing, and of which it may have `none`. */
export type DetailFieldsProps = { details: Details; inherited?: Details | undefined; none?: None };

const useProductionHint = () => {
  const language = useLanguage();
  return (text: string | number | undefined) => (text === undefined || text === '' ? undefined : t(language, 'production_says', { text: String(text) }));
};

export function GlanceFields({ details, inherited = {}, none }: DetailFieldsProps) {
  const language = useLanguage();
  const hintOf = useProductionHint();
  return (
    <StaffPart title={t(language, 'at_a_glance')}>
      <Inheritable name="duration" label={t(language, 'duration')} isInherited={inherited.duration !== undefined} none={none}>
        <TextField
          name="details.duration"
          label={t(language, 'duration')}
          hint={[t(language, 'duration_hint'), hintOf(showDuration(inherited.duration))].filter(Boolean).join(' ')}
          defaultValue={showDuration(details.duration)}
        />
      </Inheritable>
      <FieldRow>
        <Inheritable name="doors_minutes" label={t(language, 'doors')} isInherited={inherited.doors_minutes !== undefined} none={none}>
          <Minutes name="details.doors_minutes" label={t(language, 'doors')} value={details.doors_minutes} hint={hintOf(inherited.doors_minutes)} />
        </Inheritable>
        <Inheritable name="box_office_minutes" label={t(language, 'box_office')} isInherited={inherited.box_office_minutes !== undefined} none={none}>
          <Minutes
            name="details.box_office_minutes"
            label={t(language, 'box_office')}
            value={details.box_office_minutes}
            hint={hintOf(inherited.box_office_minutes)}
          />
        </Inheritable>
        <Inheritable name="age_from" label={t(language, 'age_from')} isInherited={inherited.age_from !== undefined} none={none}>
          <TextField
            name="details.age_from"
            label={t(language, 'age_from')}
            inputMode="numeric"
            maxLength={2}
            defaultValue={details.age_from ?? ''}
            hint={hintOf(inherited.age_from)}
            after={<span data-unit="">{t(language, 'years')}</span>}
          />
        </Inheritable>
      </FieldRow>
      {(['languages', 'surtitles'] as const).map((name) => (
        <Inheritable key={name} name={name} label={t(language, name)} isInherited={(inherited[name]?.length ?? 0) > 0} none={none}>
          <ChoicesField
            name={`details.${name}`}
            label={t(language, name)}
            options={languageOptions(language, details[name])}
            defaultValue={details[name] ?? []}
            hint={hintOf(inherited[name]?.map((tag) => languageName(tag, language)).join(', '))}
          />
        </Inheritable>
      ))}
    </StaffPart>
  );
}

export function IntroductionFields({ details: { introduction }, inherited, none }: DetailFieldsProps) {
  const language = useLanguage();
  const hintOf = useProductionHint();
  const ofAll = inherited?.introduction;
  return (
    <StaffPart title={t(language, 'introduction')}>
      <Inheritable name="introduction" label={t(language, 'introduction')} isInherited={ofAll !== undefined} none={none}>
        <Minutes
          name="details.introduction.minutes"
          label={t(language, 'introduction_begins')}
          value={introduction?.minutes}
          hint={hintOf(ofAll && `${ofAll.minutes} ${t(language, 'minutes_before')}, ${choose(ofAll.place, language).text}`)}
        />
      </Inheritable>
      <BilingualField name="details.introduction.place" label={t(language, 'introduction_place')} values={introduction?.place} maxLength={maxDetailLine} />
      <BilingualField name="details.introduction.text" label={t(language, 'introduction_text')} values={introduction?.text} maxLength={maxDetailText} isLong />
    </StaffPart>
  );
}

type DetailTextProps = DetailFieldsProps & { name: 'children' | 'opening_hours' | 'accessibility_note'; label: string };

export function DetailText({ name, label, details, inherited, none }: DetailTextProps) {
  return (
    <Inheritable name={name} label={label} isInherited={inherited?.[name] !== undefined} none={none}>
      <LongText name={`details.${name}`} label={label} values={details[name]} ofProduction={inherited?.[name]} />
    </Inheritable>
  );
}

type LongTextProps = { name: string; label: string; values: Localised | undefined; ofProduction?: Localised | undefined; hint?: string; rows?: number };

/** Paragraphs in both languages. */
export function LongText({ name, label, values, ofProduction, hint, rows = 3 }: LongTextProps) {
  const language = useLanguage();
  const { text, lang } = choose(ofProduction ?? null, language);
  const prefix = text && t(language, 'production_says', { text: '' }).trim();
  return (
    <BilingualField
      name={name}
      label={label}
      values={values}
      maxLength={maxDetailText}
      isLong
      rows={rows}
      hint={
        prefix ? (
          <>
            {prefix} <span lang={lang}>{text}</span>
          </>
        ) : (
          hint
        )
      }
    />
  );
}

function Minutes({ name, label, value, hint }: { name: string; label: string; value: number | undefined; hint: ReactNode }) {
  const language = useLanguage();
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      maxLength={4}
      defaultValue={value ?? ''}
      hint={hint}
      after={<span data-unit="">{t(language, 'minutes_before')}</span>}
    />
  );
}

const languageName = (tag: string, language: Language): string =>
  Object.hasOwn(spokenLanguages, tag) ? spokenLanguages[tag as keyof typeof spokenLanguages][language] : tag; // it is one of them

const languageOptions = (language: Language, own: readonly string[] = []) =>
  [...new Set([...Object.keys(spokenLanguages), ...own])].map((tag) => ({ value: tag, label: languageName(tag, language) }));

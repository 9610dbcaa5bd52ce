import { useState } from 'react';
import type { PreviewProps } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { keptForm } from './preview-form.ts';

/** The form as visitors would see it, with what is typed and not saved yet. */
export function FormPreview({ values, id }: PreviewProps) {
  const language: Language = useLanguage();
  const [of] = useState(language);
  const form = keptForm(values, id);
  return (
    <ul>
      {form.questions.map(({ slug, label }) => (
        <li key={slug}>{choose(label, of).text}</li>
      ))}
    </ul>
  );
}

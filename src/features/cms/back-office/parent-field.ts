import type { Language } from '#i18n/language.ts';
import type { Option } from '#ui/field/choice-field.tsx';
import type { FormValues } from '#ui/form/form-values.ts';
import type { StoredPage } from '../contract.ts';
import { pageRows, titleOf, withAllBelow } from './page-rows.ts';
import { t } from './strings.ts';

export function parentOptions(pages: readonly StoredPage[], language: Language, page?: StoredPage): Option[] {
  const own = page ? withAllBelow(page.id, pages) : new Set();
  const others = pageRows(pages).filter((row) => row.page.content_type === 'page' && !own.has(row.page.id));
  return [
    { value: noParent, label: t(language, 'parent_none') },
    ...others.map(({ page: one, level }) => {
      const { text, lang } = titleOf(one, language);
      return { value: String(one.id), label: `${'– '.repeat(level - 1)}${text}`, lang };
    }),
  ];
}

export const noParent = 'none';
export const parentOf = (values: FormValues): number | null => (values.get('parent') === noParent ? null : Number(values.get('parent')));

import type { Field } from '#content/index.ts';
import { type Language, languages } from '#i18n/language.ts';

export type TransferColumn = { readonly name: string; readonly language: Language | null; readonly field: Field };

export const keyOf = ({ name, language }: TransferColumn): string => (language ? `${name}.${language}` : name);

/** As people read it: 'Biographie (EN)'. */
export const headingOf = (column: TransferColumn, reader: Language): string =>
  column.field.form.label[reader] + (column.language ? ` (${column.language.toUpperCase()})` : '');

/** Lists of rows are in JSON alone. */
export const columnsOf = (fields: ReadonlyMap<string, Field>): TransferColumn[] =>
  [...fields].flatMap(([name, field]): TransferColumn[] => {
    if (field.form.kind === 'rows') return [];
    return field.perLanguage ? languages.map((language) => ({ name, language, field })) : [{ name, language: null, field }];
  });

/** Its key or its name in either language; of a text without a language the German one. */
export function findColumn(columns: readonly TransferColumn[], heading: string): TransferColumn | undefined {
  const typed = fold(heading);
  const names = (column: TransferColumn): string[] => {
    const plain = [column.name, ...languages.map((reader) => column.field.form.label[reader])];
    const full = [keyOf(column), ...languages.map((reader) => headingOf(column, reader))];
    return (column.language === 'de' ? [...full, ...plain] : full).map(fold);
  };
  return columns.find((column) => names(column).includes(typed));
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

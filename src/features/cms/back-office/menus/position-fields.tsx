import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import type { FormValues } from '#ui/form/form-values.ts';
import type { MenuEntry } from '../../menus/contract.ts';
import { footerEntries, headerEntries, type MenuPosition, menuPositionOf } from '../../menus/placement.ts';
import { type MenuList, menuOf, nameOf } from './entry-words.ts';
import { t } from './strings.ts';

const first = 'first';

/** In what, and behind what; read by `positionIn`. */
export function PositionFields({ pages, list, moved }: { pages: readonly MenuEntry[]; list: MenuList; moved?: MenuEntry }) {
  const language = useLanguage();
  const now = moved && menuPositionOf(pages, moved.id, menuOf(list));
  const [where, setWhere] = useState(now?.parent ? `below-${now.parent}` : list);
  const name = (entry: MenuEntry) => nameOf(entry, language).text;
  const beside = entriesAt(pages, where).filter(({ id }) => id !== moved?.id);
  const hasBelow = moved !== undefined && headerEntries(pages, moved.id).length > 0;
  const lists = list === 'footer' ? (['footer'] as const) : (['primary', 'secondary'] as const);
  const options = lists.flatMap((one) => [
    { value: one as string, label: one === 'footer' ? t(language, 'footer') : t(language, 'where_top', { list: t(language, one) }) },
    ...(one === 'footer' || hasBelow ? [] : headerEntries(pages, null, one))
      .filter(({ id, content_type }) => content_type === 'page' && id !== moved?.id)
      .map((above) => ({ value: `below-${above.id}`, label: t(language, 'where_below', { list: t(language, one), name: name(above) }) })),
  ]);
  const isHere = now && (now.parent ? `below-${now.parent}` : list) === where;
  return (
    <>
      {options.length > 1 && (
        <SelectField
          name="where"
          label={t(language, 'where')}
          required
          options={options}
          value={where}
          defaultValue={where}
          onChange={({ target }) => setWhere(target.value)}
        />
      )}
      {options.length === 1 && <input type="hidden" name="where" value={where} />}
      <SelectField
        key={where}
        name="after"
        label={t(language, 'after')}
        required
        options={[
          { value: first, label: t(language, 'first') },
          ...beside.map((entry) => ({ value: String(entry.id), label: t(language, 'after_named', { name: name(entry) }) })),
        ]}
        defaultValue={String((isHere ? now.after : beside.at(-1)?.id) ?? first)}
      />
    </>
  );
}

export function positionIn(values: FormValues, pages: readonly MenuEntry[]): MenuPosition {
  const [where, after] = [values.get('where'), values.get('after')];
  const parent = where.startsWith('below-') ? Number(where.slice(6)) : null;
  const group = parent === null ? (where === 'secondary' ? 'secondary' : 'primary') : (pages.find(({ id }) => id === parent)?.menu_group ?? 'primary');
  return { menu: where === 'footer' ? 'footer' : 'header', group, parent, after: after === first ? null : Number(after) };
}

function entriesAt(pages: readonly MenuEntry[], where: string): MenuEntry[] {
  if (where === 'footer') return footerEntries(pages);
  return where === 'primary' || where === 'secondary' ? headerEntries(pages, null, where) : headerEntries(pages, Number(where.slice(6)));
}

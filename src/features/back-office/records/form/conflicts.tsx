import type { Field } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { isLanguage } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { rowsInWords } from '../data/changed-lines.ts';
import { displayValue } from '../data/display-value.ts';
import type { Lookups } from '../data/record-types.ts';
import styles from './form.module.css';
import { rowFieldsOf, rowsOf } from './reconcile/merge-rows.ts';
import type { Conflict } from './reconcile/reconcile.ts';
import { t } from './strings.ts';
import type { Decision } from './use-record-form.ts';

type Props = {
  resource: Resource;
  /** What the form holds now: rows are called as they are there. */
  values: Values;
  conflicts: readonly Decision[];
  lookups: Lookups;
  onDecide: (index: number, choice: 'mine' | 'theirs') => void;
};

/** What two people have changed differently: each field with both versions, of which one is chosen. */
export function Conflicts({ resource, values, conflicts, lookups, onDecide }: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.conflicts} data-conflicts="">
      {conflicts.map((conflict, index) => {
        const { name, row, language: of, choice } = conflict;
        const key = [name, ...(row ? [row.id, row.cell] : []), of].join('-');
        const label = titleOf(resource, values, conflict, language, lookups);
        const title = isLanguage(of) ? t(language, 'of_language', { field: label, language: t(language, of) }) : label;
        return (
          <li key={key}>
            <h2 id={`conflict-${key}`}>{title}</h2>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be none of a form */}
            <div role="group" aria-labelledby={`conflict-${key}`} className={styles.versions}>
              {(['mine', 'theirs'] as const).map((side) => (
                <button key={side} type="button" aria-pressed={choice === side} onClick={() => onDecide(index, side)}>
                  <small>{t(language, side)}</small>
                  <span {...(isLanguage(of) && { lang: of })}>{wordsOf(resource, conflict, side, language, lookups)}</span>
                  <strong>{t(language, side === 'mine' ? 'keep_mine' : 'take_theirs')}</strong>
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const fieldOf = ({ fields }: Resource, { name, row }: Conflict): Field | undefined => {
  const field = fields[name];
  return field && row ? rowFieldsOf(field)?.[row.cell] : field;
};

/** 'Einleitung', or of a row 'Fragen, „Name“: Hinweis'. */
function titleOf(resource: Resource, values: Values, conflict: Conflict, language: Language, lookups: Lookups): string {
  const { name, row } = conflict;
  const [whole, field] = [resource.fields[name], fieldOf(resource, conflict)];
  const label = (of: Field | undefined) => of?.form.label[language] ?? name;
  const [first] = Object.entries((whole && rowFieldsOf(whole)) ?? {});
  if (!row || !first) return label(field);
  const called = displayValue(first[1], rowsOf(values[name]).find(({ id }) => id === row.id)?.[first[0]], language, lookups).text;
  return t(language, 'of_row', { field: label(whole), row: called, cell: label(field) });
}

function wordsOf(resource: Resource, conflict: Decision, side: 'mine' | 'theirs', language: Language, lookups: Lookups): string {
  const field = fieldOf(resource, conflict);
  if (!field) return '';
  const { language: of, [side]: version } = conflict;
  const value = of === null ? version : { [of]: version };
  const words =
    field.form.kind === 'rows' ? rowsInWords(field, value, language, lookups) : displayValue(field, value, isLanguage(of) ? of : language, lookups).text;
  return words || `(${t(language, 'empty')})`;
}

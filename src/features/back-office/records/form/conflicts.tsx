import type { Language } from '#i18n/language.ts';
import { isLanguage } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { displayValue } from '../data/display-value.ts';
import type { Companions } from '../data/record-types.ts';
import styles from './form.module.css';
import { t } from './strings.ts';
import type { Decision } from './use-record-form.ts';

type Props = { resource: Resource; conflicts: readonly Decision[]; companions: Companions; onDecide: (index: number, choice: 'mine' | 'theirs') => void };

/** What two people have changed differently: each field with both versions, of which one is chosen. */
export function Conflicts({ resource, conflicts, companions, onDecide }: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.conflicts} data-conflicts="">
      {conflicts.map((conflict, index) => {
        const { name, language: of, choice } = conflict;
        const label = resource.fields[name]?.form.label[language] ?? name;
        const title = isLanguage(of) ? t(language, 'of_language', { field: label, language: t(language, of) }) : label;
        return (
          <li key={`${name} ${of}`}>
            <h2 id={`conflict-${name}-${of}`}>{title}</h2>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be none of a form */}
            <div role="group" aria-labelledby={`conflict-${name}-${of}`} className={styles.versions}>
              {(['mine', 'theirs'] as const).map((side) => (
                <button key={side} type="button" aria-pressed={choice === side} onClick={() => onDecide(index, side)}>
                  <small>{t(language, side)}</small>
                  <span {...(isLanguage(of) && { lang: of })}>{wordsOf(resource, conflict, side, language, companions)}</span>
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

function wordsOf(
  resource: Resource,
  { name, language: of, ...versions }: Decision,
  side: 'mine' | 'theirs',
  language: Language,
  companions: Companions,
): string {
  const field = resource.fields[name];
  if (!field) return '';
  const value = of === null ? versions[side] : { [of]: versions[side] };
  return displayValue(field, value, isLanguage(of) ? of : language, companions).text || `(${t(language, 'empty')})`;
}

import { type CSSProperties, type MouseEvent, type Ref, type RefObject, useState } from 'react';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Found } from '../contract.ts';
import { suggestionsHeight, suggestionsTime } from '../limits.ts';
import { groupName } from './group-strings.ts';
import { moveWithinList } from './option-keys.ts';
import styles from './suggestion-list.module.css';

type Props = {
  id: string;
  suggestions: readonly Found[];
  /** The results for a suggestion: its link for a new tab. */
  addressFor: (text: string) => string;
  onChoose: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<HTMLDivElement>;
};

/** The suggestions of a combobox, by type, or that there are none, which a status of the form says too; one of them is in the tab order, arrow keys lead to the others. */
export function SuggestionList({ id, suggestions, addressFor, onChoose, input, ref }: Props) {
  const language = useLanguage();
  const [focused, setFocused] = useState<string | null>(null);
  const keyOf = ({ type, id }: Found) => `${type}-${id}`;
  const inTabOrder = suggestions.find((suggestion) => keyOf(suggestion) === focused) ?? suggestions[0];
  const choose = (click: MouseEvent, text: string) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    onChoose(text);
  };
  if (suggestions.length === 0) {
    return (
      <p className={styles.none} style={panel}>
        {groupName(language, 'none')}
      </p>
    );
  }
  return (
    <div
      ref={ref}
      id={id}
      onKeyDown={(event) => moveWithinList(event, input.current)}
      role="listbox"
      aria-label={groupName(language, 'all')}
      className={styles.list}
      style={panel}
    >
      {[...Map.groupBy(suggestions, groupOf)].map(([type, ofType]) => (
        // biome-ignore lint/a11y/useSemanticElements: of a listbox, which holds groups and no fieldset
        <div key={type} role="group" aria-label={groupName(language, type)} className={styles.group}>
          {ofType.map((suggestion) => (
            <a
              key={keyOf(suggestion)}
              role="option"
              aria-selected={keyOf(suggestion) === focused}
              tabIndex={suggestion === inTabOrder ? 0 : -1}
              href={addressFor(suggestion.text)}
              className={styles.option}
              onFocus={() => setFocused(keyOf(suggestion))}
              onBlur={() => setFocused(null)}
              onClick={(click) => choose(click, suggestion.text)}
            >
              {suggestion.image_thumbnails ? (
                <img src={suggestion.image_thumbnails.small} alt="" width="72" height="48" decoding="async" />
              ) : (
                <span className={styles.none} />
              )}
              <span lang={suggestion.lang}>{suggestion.text}</span>
              {suggestion.date_start && (
                <time dateTime={suggestion.date_start} className={styles.date}>
                  {suggestion.until ?? displayDate(language, suggestion.date_start.slice(0, 10))}
                </time>
              )}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A kind, genre or tag leads to the programme with that filter, and often has the name of a series. */
const groupOf = ({ type, url }: Found) => (type === 'page' && url.includes('?') ? 'filter' : type);

const panel = { '--suggestions-height': `${suggestionsHeight}rem`, '--suggestions-time': `${suggestionsTime}s` } as CSSProperties; // React's type knows no custom properties

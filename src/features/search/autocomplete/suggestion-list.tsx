import { type CSSProperties, type MouseEvent, type Ref, useState } from 'react';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Found } from '../contract.ts';
import { suggestionsHeight, suggestionsTime } from '../limits.ts';
import { t } from '../strings.ts';
import styles from './suggestion-list.module.css';

type Props = {
  id: string;
  suggestions: readonly Found[];
  /** The results for a suggestion: its link for a new tab. */
  addressFor: (text: string) => string;
  onChoose: (text: string) => void;
  ref: Ref<HTMLDivElement>;
};

/** The suggestions of a combobox; one of them is in the tab order, arrow keys lead to the others. */
export function SuggestionList({ id, suggestions, addressFor, onChoose, ref }: Props) {
  const language = useLanguage();
  const [focused, setFocused] = useState<string | null>(null);
  const keyOf = ({ type, id }: Found) => `${type}-${id}`;
  const inTabOrder = suggestions.find((suggestion) => keyOf(suggestion) === focused) ?? suggestions[0];
  const choose = (click: MouseEvent, text: string) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    onChoose(text);
  };
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t(language, 'suggestions')} className={styles.list} style={panel}>
      {suggestions.map((suggestion) => (
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
          {suggestion.image_thumbnails ? <img src={suggestion.image_thumbnails.small} alt="" width="72" height="48" decoding="async" /> : <span />}
          <span lang={suggestion.lang}>{suggestion.text}</span>
          {suggestion.date_start && (
            <time dateTime={suggestion.date_start} className={styles.date}>
              {suggestion.until ?? displayDate(language, suggestion.date_start.slice(0, 10))}
            </time>
          )}
        </a>
      ))}
    </div>
  );
}

const panel = { '--suggestions-height': `${suggestionsHeight}rem`, '--suggestions-time': `${suggestionsTime}s` } as CSSProperties; // React's type knows no custom properties

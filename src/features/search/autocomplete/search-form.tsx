import { Search, X } from 'lucide';
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { maxQueryLength } from '../limits.ts';
import { useSearchTarget } from '../search-address.ts';
import { t } from '../strings.ts';
import styles from './search-form.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** `header`: collapsed until its button is clicked; `page`: always open. */
  variant: 'header' | 'page';
  searched?: string;
  /** The click that has loaded a header's form opens it too. */
  startsOpen?: boolean;
};

/** The search form (V §4): a combobox whose suggestions are links; without script it sends `q` to the search page. */
export default function SearchForm({ variant, searched = '', startsOpen = false }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { path, addressFor } = useSearchTarget();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, awaited } = useText(searched, input);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { isOpen, open, collapse, isSuggesting, suggest, onFocus, onBlur } = useDisclosure({ variant, startsOpen, input });
  const suggestions = useSuggestions(text, isSuggesting);
  const hasSuggestions = suggestions !== null && suggestions.found.length > 0;

  const change = (next: string) => {
    setText(next);
    suggest(next.trim() !== '');
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const search = (wanted: string) => {
    if (wanted.trim() === '') return;
    if (list.current?.contains(document.activeElement)) input.current?.focus();
    suggest(false);
    awaited.current = wanted.trim();
    void navigate(addressFor(wanted.trim()));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) search(text);
    else open();
  };
  const choose = (suggestion: string) => {
    setText(suggestion);
    search(suggestion);
  };
  const onKeyDown = useListKeys({
    input,
    list,
    onAsk: () => suggest(text.trim() !== ''),
    onEscape: () => {
      if (isSuggesting) {
        input.current?.focus();
        suggest(false);
      } else if (variant === 'page') clear();
      else {
        collapse();
        button.current?.focus();
      }
    },
  });

  return (
    <search>
      <form
        action={path}
        method="get"
        className={styles[variant]}
        data-open={isOpen || undefined}
        onSubmit={submit}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
      >
        <div className={styles.field}>
          <input
            ref={input}
            name="q"
            type="text"
            role="combobox"
            aria-label={t(language, 'field')}
            aria-autocomplete="list"
            aria-expanded={hasSuggestions}
            aria-controls={hasSuggestions ? listId : undefined}
            placeholder={t(language, 'placeholder')}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: whoever opens the search is about to type
            autoFocus={variant === 'page' && searched === ''}
            value={text}
            onChange={(event) => change(event.target.value)}
            onFocus={() => suggest(text.trim() !== '')}
          />
          {text !== '' && (
            <button type="button" className={styles.clear} aria-label={t(language, 'clear')} onClick={clear}>
              <Icon node={X} />
            </button>
          )}
        </div>
        <button ref={button} type="submit" className={styles.submit} aria-label={t(language, isOpen ? 'submit' : 'open')}>
          <Icon node={Search} />
        </button>
        {suggestions && <suggestions.List ref={list} input={input} id={listId} suggestions={suggestions.found} addressFor={addressFor} onChoose={choose} />}
        <VisuallyHidden role="status">
          {suggestions && (hasSuggestions ? t(language, 'suggestion_count', { n: suggestions.found.length }) : t(language, 'no_suggestions'))}
        </VisuallyHidden>
      </form>
    </search>
  );
}

/** The text of the field: what was typed before the script came, or since this form has sent what it `awaited`, stays; another search replaces it. */
function useText(searched: string, input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState(searched);
  const awaited = useRef<string | null>(searched);
  useEffect(() => {
    setText(awaited.current === searched && input.current ? input.current.value : searched);
    awaited.current = null;
  }, [searched, input]);
  return { text, setText, awaited };
}

/** A press on a suggestion or button leaves the focus where it is, so no delay after a blur can swallow the click. */
function keepFocus(press: MouseEvent) {
  if (!(press.target instanceof HTMLInputElement)) press.preventDefault();
}

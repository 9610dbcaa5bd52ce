import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import field from '#ui/field/field.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LinkTarget, TargetAnchor } from '../contract.ts';
import styles from './link-picker.module.css';
import { optionsOf } from './options.ts';
import { t } from './strings.ts';
import { TargetList } from './target-list.tsx';
import { type Accepted, readTyped } from './typed-address.ts';
import { useTargets } from './use-targets.ts';

export type PickMoment = 'typing' | 'chosen' | 'leaving';

type Props = {
  /** Of the field around it, or its own name. */
  attributes: { id?: string; name?: string; 'aria-label'?: string; 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined };
  initial: string;
  language: Language;
  accepted?: Accepted | undefined;
  /** Places on the page that is edited. */
  places?: readonly TargetAnchor[] | undefined;
  autoFocus?: boolean;
  /** A target, or an address: `typing` while one types it, `leaving` where the focus is elsewhere already. '' takes it away. */
  onPick: (picked: string | LinkTarget, when: PickMoment) => void;
  /** What is wrong with what stands there, '' as soon as nothing is. */
  onProblem: (problem: string) => void;
  onCancel?: (() => void) | undefined;
};

/** A combobox (WAI-ARIA APG, "Editable combobox with list autocomplete"): words find targets, an address is taken as it is. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a combobox: input, list and keys share what is chosen
export function LinkSearch({ attributes, initial, language, accepted, places = [], autoFocus = false, onPick, onProblem, onCancel }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [isOpen, open] = useState(autoFocus);
  const [chosen, choose] = useState<{ for: string; index: number } | null>(null);
  const typed = readTyped(text, language, accepted);
  // An address that was there before is no search.
  const q = typed ? null : text.trim();
  const { targets, failure, isLoading, again } = useTargets(isOpen ? q : null, language);
  const options = optionsOf({ typed, targets: q === null ? [] : targets, places, q: q ?? '' });
  // Of what was searched for the first is chosen, so that Enter takes it.
  const first = q && !isLoading ? 0 : -1;
  const active = chosen?.for === text ? chosen.index : first;
  useEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [autoFocus]);
  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    onProblem('');
    open(false);
    onPick(option.kind === 'target' ? option.target : option.address, 'chosen');
  };
  const change = (next: string) => {
    setText(next);
    open(true);
    onProblem('');
    const read = readTyped(next, language, accepted);
    if (read && 'href' in read) onPick(read.href, 'typing');
  };
  const settle = (when: 'chosen' | 'leaving') => {
    if (text.trim() === '') return initial === '' ? onProblem('') : onPick('', when);
    if (!typed) return onProblem(t(language, 'choose_or_address'));
    if ('problem' in typed) return onProblem(typed.problem);
    onPick(typed.href, when);
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    if (!isOpen) return open(true);
    if (options.length > 0) choose({ for: text, index: (active + by + (active < 0 && by < 0 ? 1 : 0) + options.length) % options.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return move(event, 1);
    if (event.key === 'ArrowUp') return move(event, -1);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen && active >= 0 && options[active]) take(active);
      else settle('chosen');
    }
    if (event.key === 'Escape' && (isOpen || onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      if (onCancel) onCancel();
      else open(false);
    }
  };
  const isListed = isOpen && options.length > 0;
  const status =
    !isOpen || q === null
      ? ''
      : isLoading
        ? t(language, 'searching')
        : failure
          ? ''
          : options.length > 0
            ? t(language, 'found', { n: options.length })
            : t(language, 'nothing_found');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left the input and its list
    <div
      className={styles.search}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        open(false);
        settle('leaving');
      }}
    >
      <div className={field.box}>
        <input
          {...attributes}
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t(language, 'placeholder')}
          value={text}
          onChange={({ target }) => change(target.value)}
          onFocus={() => open(true)}
          onClick={() => open(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={t(language, 'targets')} hidden={!isListed} className={styles.list}>
        {isListed && <TargetList id={listId} options={options} active={active} language={language} onTake={take} />}
      </div>
      <p role="status" className={styles.status} data-quiet={options.length > 0 || undefined}>
        {options.length > 0 ? <VisuallyHidden>{status}</VisuallyHidden> : status}
      </p>
      {failure && isOpen && (
        <div role="alert" className={styles.failure}>
          <p>{failure}</p>
          <Button size="compact" onClick={again}>
            {t(language, 'again')}
          </Button>
        </div>
      )}
    </div>
  );
}

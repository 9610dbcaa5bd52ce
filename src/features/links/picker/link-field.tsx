import { useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import type { LinkTarget, TargetAnchor } from '../contract.ts';
import { FallbackNote } from './fallback-note.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkSearch, type PickMoment } from './link-search.tsx';
import { t } from './strings.ts';
import type { Accepted } from './typed-address.ts';
import { useDescription } from './use-description.ts';

export type LinkFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  value: string;
  /** A new address, '' where it is taken away; `target` where it was chosen from the list, `before` what was there. Answers what forbids it. */
  onChange: (address: string, target: LinkTarget | null, before: LinkTarget | null) => string | undefined;
  /** The language of the text that leads there: the address of that language is taken. */
  of: Language;
  accepted?: Accepted;
  /** Places on the page that is edited. */
  places?: readonly TargetAnchor[];
  /** Where the link leads as long as there is no address: that of the other language. */
  fallback?: string;
};

/** A field whose value is where a link leads: found by its title, or typed as an address. How to use it: index.ts. */
export function LinkField({ value, onChange, of, accepted, places, fallback = '', errors, ...field }: LinkFieldProps) {
  const language = useLanguage();
  const changeButton = useRef<HTMLButtonElement>(null);
  const [isEditing, edit] = useState(value === '');
  const [focusesNext, focusNext] = useState<'search' | 'card' | null>(null);
  const [problem, setProblem] = useState('');
  const description = useDescription(value || fallback, language);
  const before = value ? (description.described?.target ?? null) : null;
  const isSearching = isEditing || value === '';
  useEffect(() => {
    if (focusesNext === 'card' && !isSearching) changeButton.current?.focus();
  }, [focusesNext, isSearching]);
  const finish = (next: 'card' | null) => {
    setProblem('');
    edit(false);
    focusNext(next);
  };
  const take = (picked: string | LinkTarget, when: PickMoment) => {
    const target = typeof picked === 'string' ? null : picked;
    const refused = onChange(typeof picked === 'string' ? picked : (picked.urls[of] ?? picked.urls.de), target, before);
    if (when === 'typing') return edit(true);
    if (refused) return setProblem(refused);
    finish(when === 'chosen' ? 'card' : null);
  };
  const start = () => {
    edit(true);
    focusNext('search');
  };
  return (
    <Field {...field} {...(problem ? { errors: [problem] } : errors && { errors })}>
      {({ attributes: { name, ...attributes } }) => (
        <>
          <input type="hidden" name={name} value={value} />
          {isSearching && !value && (
            <FallbackNote address={fallback} described={description.described} of={of} onTake={(address) => onChange(address, null, null)} />
          )}
          {isSearching ? (
            <LinkSearch
              attributes={attributes}
              initial={value}
              language={language}
              accepted={accepted}
              places={places}
              autoFocus={focusesNext === 'search'}
              onPick={take}
              onProblem={setProblem}
              onCancel={value === '' ? undefined : () => finish('card')}
            />
          ) : (
            <LinkCard
              address={value}
              language={language}
              of={of}
              places={places}
              description={description}
              onChange={(address) => onChange(address, null, before)}
            >
              <Button {...attributes} ref={changeButton} size="compact" aria-label={`${t(language, 'change')}: ${field.label}`} onClick={start}>
                {t(language, 'change')}
              </Button>
              <Button
                size="compact"
                look="quiet"
                aria-label={`${t(language, 'remove')}: ${field.label}`}
                onClick={() => {
                  onChange('', null, before);
                  start();
                }}
              >
                {t(language, 'remove')}
              </Button>
            </LinkCard>
          )}
        </>
      )}
    </Field>
  );
}

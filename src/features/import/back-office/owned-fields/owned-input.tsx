import { type ComponentType, useEffect, useRef, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { OutputOf } from '#api/endpoint.ts';
import type { InputProps } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import type { ProgrammeImportContract } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './owned-input.module.css';

type Owned = OutputOf<ProgrammeImportContract['importedFields']>;

/** Locked as long as an import owns the field; whoever unlocks and changes it takes it over. */
export function ownedInput(Input: ComponentType<InputProps>): ComponentType<InputProps> {
  return function OwnedInput(props: InputProps) {
    const { name, field, values, isReadOnly } = props;
    const language = useLanguage();
    const owned = useOwned(typeof values.id === 'number' ? values.id : null, language);
    const [isUnlocked, setUnlocked] = useState(false);
    const part = useRef<HTMLDivElement>(null);
    // The button that unlocked it is gone then.
    useEffect(() => {
      if (isUnlocked) part.current?.querySelector<HTMLElement>(controls)?.focus();
    }, [isUnlocked]);
    if (isReadOnly || !owned?.fields.includes(name)) return <Input {...props} />;
    return (
      <div ref={part} className={styles.owned}>
        <Input {...props} isReadOnly={!isUnlocked} />
        <div className={styles.note} role={isUnlocked ? 'status' : undefined}>
          <p>{t(language, isUnlocked ? 'unlocked' : 'owned', { source: owned.source })}</p>
          {!isUnlocked && (
            <Button look="link" size="compact" aria-label={t(language, 'unlock_of', { name: field.form.label[language] })} onClick={() => setUnlocked(true)}>
              {t(language, 'unlock')}
            </Button>
          )}
        </div>
      </div>
    );
  };
}

const controls = 'input:not([type=hidden]), select, textarea, button, [contenteditable=true]';

const asked = new Map<string, Promise<Owned>>();

function useOwned(id: number | null, language: Language): Owned | null {
  const [owned, setOwned] = useState<Owned | null>(null);
  useEffect(() => {
    if (id === null) return setOwned(null);
    let isGone = false;
    const key = String(id);
    const answer = asked.get(key) ?? client<ProgrammeImportContract>(httpTransport).get('/api/cms-imported-fields/{id}/', { language, parameters: { id } });
    asked.set(key, answer);
    answer
      .then(
        (fields) => isGone || setOwned(fields),
        () => isGone || setOwned(null), // the field can be changed all the same
      )
      .finally(() => asked.delete(key));
    return () => {
      isGone = true;
    };
  }, [id, language]);
  return owned;
}

import { LinkField } from '#features/links/picker/index.ts';
import { useAnchors } from '../state/use-anchors.ts';
import type { FieldControl } from './use-field.ts';

/** Stored for the other language as well, unless that leads elsewhere. */
export function LinkInput({ name, field, language, raw, others = {}, store, storeEach, error, pending }: FieldControl) {
  const { label, help, required } = field.form;
  const places = useAnchors();
  const hint = [help?.[language], pending].filter(Boolean).join(' ');
  const value = typeof raw === 'string' ? raw : '';
  return (
    <LinkField
      name={name}
      label={label[language]}
      required={required}
      {...(hint && { hint })}
      {...(error && { errors: [error] })}
      value={value}
      of={language}
      places={places}
      {...(language !== 'de' && typeof others.de === 'string' && { fallback: others.de })}
      onChange={(address, target, before) => {
        const isFree = (other: string) => others[other] === undefined || others[other] === before?.urls[other === 'en' ? 'en' : 'de'];
        const further = Object.entries(target?.urls ?? {}).filter(([other]) => other !== language && isFree(other));
        const problem = storeEach && further.length > 0 ? storeEach({ [language]: address, ...Object.fromEntries(further) }) : store(address || undefined);
        return problem?.message[language];
      }}
    />
  );
}

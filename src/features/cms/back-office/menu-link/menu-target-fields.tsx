import { useState } from 'react';
import { LinkField } from '#features/links/picker/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';

/** Sent as `urls.de` and `urls.en`; what is chosen in one stands in the other too, unless that leads elsewhere. */
export function MenuTargetFields({ urls = {} }: { urls?: Localised }) {
  const language = useLanguage();
  const [values, set] = useState<Localised>(urls);
  return (
    <>
      {languages.map((of) => (
        <LinkField
          key={of}
          name={`urls.${of}`}
          label={t(language, `target_${of}`)}
          required={of === 'de'}
          {...(of === 'de' ? { hint: t(language, 'target_hint') } : { fallback: values.de ?? '' })}
          value={values[of] ?? ''}
          of={of}
          accepted="site-or-web"
          onChange={(address, target, before) => {
            const other: Language = of === 'de' ? 'en' : 'de';
            const isFree = !values[other] || values[other] === before?.urls[other];
            set({ ...values, [of]: address, ...(isFree && target?.urls[other] && { [other]: target.urls[other] }) });
            return undefined;
          }}
        />
      ))}
    </>
  );
}

import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Link } from '#ui/link.tsx';
import { t } from '../strings.ts';

export function AddressFields() {
  const language = useLanguage();
  const [before, after] = t(language, 'privacy').split('{privacy}');
  return (
    <>
      <TextField name="email" type="email" label={t(language, 'email')} autoComplete="email" required />
      <p>
        {before}
        <Link to={`/${language}/datenschutz`}>{t(language, 'privacy_link')}</Link>
        {after}
      </p>
    </>
  );
}

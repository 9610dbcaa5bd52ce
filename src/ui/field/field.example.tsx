import { href } from '#routes.ts';
import type { Example } from '../example.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceField, ChoicesField } from './choice-field.tsx';
import { FieldRow } from './field.tsx';
import { OneTimeCodeField } from './one-time-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const halls = [
  { value: 'great', label: 'Großer Saal', lang: 'de' },
  { value: 'chamber', label: 'Kammersaal', lang: 'de' },
  { value: 'studio', label: 'Studio' },
];

export const example: Example = {
  name: 'Field',
  use: {
    de: 'Name darüber, Hinweis und Fehler darunter, und alles wird mit dem Feld vorgelesen. Was man auslassen darf, ist so bezeichnet.',
    en: 'Its name above, hint and error below, and all of it is read out with the field. What may be left out says so.',
  },
  states: [
    {
      name: { de: 'Eine Zeile', en: 'A line' },
      show: ({ say, scope }) => (
        <TextField name={`title-${scope}`} label={say('Titel', 'Title')} hint={say('Höchstens 80 Zeichen.', 'At most 80 characters.')} required />
      ),
    },
    {
      name: { de: 'Nicht richtig', en: 'Wrong' },
      show: ({ say, scope }) => (
        <TextField
          name={`email-${scope}`}
          type="email"
          label={say('E-Mail-Adresse', 'E-mail address')}
          defaultValue="clara@haus"
          errors={[say('Das ist keine vollständige E-Mail-Adresse.', 'This is no complete e-mail address.')]}
          required
        />
      ),
    },
    {
      name: { de: 'Mit Einheit, freiwillig, nebeneinander', en: 'With a unit, optional, side by side' },
      show: ({ say, scope }) => (
        <FieldRow>
          <TextField name={`price-${scope}`} label={say('Preis', 'Price')} inputMode="decimal" defaultValue="12,50" after={<span data-unit="">€</span>} />
          <TextField name={`day-${scope}`} label={say('Tag', 'Day')} type="date" defaultValue="2026-12-24" />
        </FieldRow>
      ),
    },
    {
      name: { de: 'Code, der einmal gilt', en: 'Code that counts once' },
      show: ({ say }) => <OneTimeCodeField label={say('Code aus Ihrer App', 'Code from your app')} inputMode="numeric" />,
    },
    {
      name: { de: 'Nur zu lesen', en: 'To be read only' },
      show: ({ say, scope }) => (
        <TextField name={`slug-${scope}`} label={say('Adresse', 'Address')} defaultValue={href('event', 'de', { slug: 'tosca', id: 12 })} readOnly required />
      ),
    },
    {
      name: { de: 'Mehrere Zeilen', en: 'Several lines' },
      show: ({ say, scope }) => (
        <TextAreaField
          name={`text-${scope}`}
          label={say('Kurztext', 'Summary')}
          maxLength={256}
          defaultValue={say('Der Abend dauert so lange wie die Ebbe.', 'The evening lasts as long as the ebb.')}
        />
      ),
    },
    {
      name: { de: 'Aus einer Liste', en: 'From a list' },
      show: ({ say, scope }) => <SelectField name={`hall-${scope}`} label={say('Saal', 'Hall')} options={halls} required />,
    },
    {
      name: { de: 'Eines von wenigen', en: 'One of a few' },
      show: ({ say, scope }) => <ChoiceField name={`one-${scope}`} label={say('Saal', 'Hall')} options={halls} defaultValue="chamber" required />,
    },
    {
      name: { de: 'Mehrere, nicht richtig', en: 'Any of a few, wrong' },
      show: ({ say, scope }) => (
        <ChoicesField
          name={`any-${scope}`}
          label={say('Säle', 'Halls')}
          options={halls}
          errors={[say('Wählen Sie mindestens einen Saal.', 'Choose at least one hall.')]}
          required
        />
      ),
    },
    {
      name: { de: 'Ja oder nein', en: 'Yes or no' },
      show: ({ say, scope }) => (
        <>
          <CheckboxField name={`news-${scope}`} label={say('Einmal im Monat das Programm', 'The programme once a month')} defaultChecked />
          <CheckboxField name={`online-${scope}`} role="switch" label={say('Öffentlich', 'Public')} hint={say('Gilt sofort.', 'Takes effect at once.')} />
        </>
      ),
    },
    {
      name: { de: 'Passwort', en: 'Password' },
      show: ({ say, scope }) => <PasswordField name={`password-${scope}`} kind="new" minLength={10} label={say('Neues Passwort', 'New password')} required />,
    },
  ],
};

import type { Example, Stage } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { Form } from './form.tsx';
import type { FormState } from './use-form.ts';

const still = (name: string, outcome: FormState['outcome'] = null, pending = false): FormState => ({
  name,
  ref: { current: null },
  onSubmit: (event) => event.preventDefault(),
  pending,
  outcome,
  fieldState: (field) => ({ id: `${name}-${field}`, errors: outcome?.fields?.[field] ?? [] }),
});

const Fields = ({ say }: Pick<Stage, 'say'>) => (
  <>
    <TextField name="name" label={say('Name', 'Name')} required />
    <TextField name="place" label={say('Ort', 'Place')} required />
  </>
);

export const example: Example = {
  name: 'Form',
  use: {
    de: 'Sagt über den Feldern, was geworden ist, und zählt auf, was fehlt; das erste falsche Feld bekommt den Fokus. Nichts Getipptes geht verloren, auch ohne Skript.',
    en: 'Says above its fields what has come of it and lists what is wrong; the first wrong field gets the focus. Nothing typed is lost, without script either.',
  },
  states: [
    {
      name: { de: 'Wird gesendet', en: 'Being sent' },
      show: ({ say, scope }) => (
        <Form state={still(`sending-${scope}`, null, true)} submit={say('Speichern', 'Save')}>
          <Fields say={say} />
        </Form>
      ),
    },
    {
      name: { de: 'Nicht richtig', en: 'Wrong' },
      show: ({ say, scope }) => (
        <Form
          state={still(`wrong-${scope}`, {
            isError: true,
            message: say('Bitte prüfen Sie die markierten Felder.', 'Please check the marked fields.'),
            fields: {
              name: [say('Bitte geben Sie einen Namen ein.', 'Please enter a name.')],
              place: [say('Bitte geben Sie einen Ort ein.', 'Please enter a place.')],
            },
          })}
          submit={say('Speichern', 'Save')}
        >
          <Fields say={say} />
        </Form>
      ),
    },
    {
      name: { de: 'Getan', en: 'Done' },
      show: ({ say, scope }) => (
        <Form state={still(`done-${scope}`, { isError: false, message: say('Gespeichert.', 'Saved.') })} submit={say('Speichern', 'Save')} look="secondary">
          <TextField name="name" label={say('Name', 'Name')} defaultValue="Clara" required />
        </Form>
      ),
    },
  ],
};

import { useState } from 'react';
import type { Example, Stage } from '#ui/example.ts';
import { MediaField } from './media-field.tsx';

function Chosen({ say, scope }: Stage) {
  const [id, choose] = useState<number | null>(null);
  return <MediaField name={`picture-${scope}`} label={say('Bild', 'Picture')} kind="image" value={id} onChange={choose} required />;
}

export const example: Example = {
  name: 'MediaField',
  use: {
    de: 'Nimmt etwas aus der Mediathek in ein Formular, auch des Editors: wählen, hochladen, ablegen, einfügen, ansehen. Der Dialog ist dieselbe Liste wie im Backoffice.',
    en: 'Takes something of the media library into a form, the editor’s as well: choose, upload, drop, paste, look at it. The dialog is the same list as in the back office.',
  },
  states: [
    { name: { de: 'Leer', en: 'Empty' }, show: (stage) => <Chosen {...stage} /> },
    {
      name: { de: 'Mit einem Fehler', en: 'With a problem' },
      show: ({ say, scope }) => (
        <MediaField
          name={`film-${scope}`}
          label={say('Film', 'Film')}
          kind="video"
          value={null}
          onChange={nothing}
          required
          errors={[say('Bitte wählen Sie einen Film.', 'Please choose a film.')]}
        />
      ),
    },
  ],
};

const nothing = () => {};

import { useState } from 'react';
import type { Example, Stage } from '#ui/example.ts';
import type { Asset } from '../contract.ts';
import { MediaField } from './media-field.tsx';

function Chosen({ say, scope }: Stage) {
  const [asset, choose] = useState<Asset | null>(null);
  return <MediaField name={`picture-${scope}`} label={say('Bild', 'Picture')} kind="image" value={asset} onChange={choose} required />;
}

export const example: Example = {
  name: 'MediaPicker',
  use: {
    de: 'Wählt aus der Mediathek, für den Editor und alle Formulare: suchen, hochladen, eines nehmen. Dieselbe Liste wie im Backoffice.',
    en: 'Takes from the media library, for the editor and all forms: search, upload, take one. The same list as in the back office.',
  },
  states: [{ name: { de: 'Feld eines Formulars', en: 'Field of a form' }, show: (stage) => <Chosen {...stage} /> }],
};

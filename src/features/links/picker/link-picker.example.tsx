import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import type { Example, Stage } from '#ui/example.ts';
import { LinkField } from './link-field.tsx';

function Chosen({ say, scope, address, error }: Stage & { address: string; error?: string }) {
  const language = useLanguage();
  const [value, set] = useState(address);
  const change = (next: string) => {
    set(next);
    return undefined;
  };
  return (
    <LinkField
      name={`link-${scope}`}
      label={say('Wohin er führt', 'Where it leads')}
      value={value}
      onChange={change}
      of={language}
      errors={error ? [error] : []}
      required
    />
  );
}

export const example: Example = {
  name: 'LinkField',
  use: {
    de: 'Wohin ein Link führt: nach dem Titel gesucht oder als Adresse eingefügt. Sagt, was dort steht, und wenn es nicht mehr da ist.',
    en: 'Where a link leads: found by its title or pasted as an address. It says what is there, and when it no longer is.',
  },
  states: [
    { name: { de: 'Leer', en: 'Empty' }, show: (stage) => <Chosen {...stage} address="" /> },
    { name: { de: 'Gewählt', en: 'Chosen' }, show: (stage) => <Chosen {...stage} address={stage.say(href('programme', 'de'), href('programme', 'en'))} /> },
    {
      name: { de: 'Andere Website', en: 'Another website' },
      show: (stage) => <Chosen {...stage} address="https://kulturbuero.example/foerderung/antraege-fuer-die-naechste-spielzeit" />,
    },
    { name: { de: 'Führt nirgendwohin', en: 'Leads nowhere' }, show: (stage) => <Chosen {...stage} address={`${href('home', 'de')}/gibt-es-nicht`} /> },
    {
      name: { de: 'Mit einem Fehler', en: 'With a problem' },
      show: (stage) => <Chosen {...stage} address="" error={stage.say('Bitte geben Sie an, wohin der Link führt.', 'Please say where the link leads.')} />,
    },
  ],
};

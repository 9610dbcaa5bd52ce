import { Minus, Pencil, Plus, X } from 'lucide';
import type { Example } from '../example.ts';
import { IconButton } from './icon-button.tsx';

export const example: Example = {
  name: 'IconButton',
  use: {
    de: 'Für Zeichen, die jeder kennt; sein Name wird vorgelesen. Wo Worte Platz haben, stehen Worte.',
    en: 'For signs that everybody knows; its name is read out. Where words have room, use words.',
  },
  states: [
    { name: { de: 'Still', en: 'Quiet' }, show: ({ say }) => <IconButton icon={X} label={say('Schließen', 'Close')} /> },
    {
      name: { de: 'Mit Rand, gesperrt', en: 'Outlined, closed' },
      show: ({ say }) => (
        <>
          <IconButton icon={Minus} look="secondary" label={say('Eine weniger', 'One fewer')} why={say('Es ist keine gewählt.', 'None is chosen.')} />
          <IconButton icon={Plus} look="secondary" label={say('Eine mehr', 'One more')} />
        </>
      ),
    },
    {
      name: { de: 'Größen', en: 'Sizes' },
      show: ({ say }) => (
        <>
          <IconButton icon={Pencil} look="secondary" size="normal" label={say('Groß: bearbeiten', 'Large: edit')} />
          <IconButton icon={Pencil} look="secondary" label={say('Klein: bearbeiten', 'Small: edit')} />
          <IconButton icon={Pencil} look="secondary" size="compact" label={say('Gedrängt: bearbeiten', 'Compact: edit')} />
        </>
      ),
    },
  ],
};

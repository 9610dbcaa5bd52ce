import type { Example, Stage } from '../example.ts';

function Opens({ say, scope, words, open = false }: Pick<Stage, 'say' | 'scope'> & { words: string; open?: boolean }) {
  return (
    <details name={`drop-down-${scope}`} open={open}>
      <summary data-chevron="" style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)', minBlockSize: 'var(--target)', fontWeight: 500 }}>
        {words}
      </summary>
      <p data-drop-down="" style={{ padding: 'var(--space-4)', maxInlineSize: 'min(20rem, 70vw)' }}>
        {say('Liegt über der Seite und schiebt nichts.', 'Lies over the page and moves nothing.')}
      </p>
    </details>
  );
}

export const example: Example = {
  name: 'DropDown',
  use: {
    de: 'Was unter einem Wort aufgeht, mit dem Winkel dahinter: die Untermenüs, die Filter, das Konto. Geht ohne Skript auf.',
    en: 'What opens below a word, with the chevron behind it: submenus, filters, the account. It opens without script.',
  },
  states: [
    { name: { de: 'Zu', en: 'Closed' }, show: (stage) => <Opens {...stage} words={stage.say('Ort', 'Place')} /> },
    {
      name: { de: 'Offen', en: 'Open' },
      show: (stage) => (
        <div style={{ minBlockSize: '9rem' }}>
          <Opens {...stage} words={stage.say('Reihe', 'Series')} open />
        </div>
      ),
    },
  ],
};

import type { Example } from '../example.ts';
import { LinkTabs } from './link-tabs.tsx';

export const example: Example = {
  name: 'LinkTabs',
  use: {
    de: 'Ansichten derselben Sache, jede mit einer Adresse: Links, die auch ohne Skript gehen.',
    en: 'Views of one thing, each with an address: links, which work without script.',
  },
  states: [
    {
      name: { de: 'Mit Anzahlen', en: 'With counts' },
      show: ({ say, theme }) => (
        <LinkTabs
          label={`${say('Ergebnisse', 'Results')} (${theme})`}
          tabs={[
            {
              to: '?tab=all',
              text: (
                <>
                  {say('Alle', 'All')} <small>128</small>
                </>
              ),
              isCurrent: true,
            },
            {
              to: '?tab=events',
              text: (
                <>
                  {say('Veranstaltungen', 'Events')} <small>96</small>
                </>
              ),
              isCurrent: false,
            },
            {
              to: '?tab=people',
              text: (
                <>
                  {say('Menschen', 'People')} <small>32</small>
                </>
              ),
              isCurrent: false,
            },
          ]}
        />
      ),
    },
  ],
};

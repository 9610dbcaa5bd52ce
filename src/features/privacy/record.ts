import type { PersonalTable } from './personal-table.ts';
import { personalFiles, personalTables } from './personal-tables.ts';

const groups: readonly { heading: string; persons: readonly PersonalTable['persons'][] }[] = [
  { heading: 'Visitors, and whoever has an account', persons: ['visitors', 'visitors and staff'] },
  { heading: 'Staff', persons: ['staff'] },
  { heading: 'Artists and authors', persons: ['artists and authors'] },
];

/** The record of what is stored of persons (GDPR Art. 30), as it stands in docs/privacy/record.md. */
export function privacyRecord(): string {
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ];
  const shown = ({ columns, secrets = [] }: PersonalTable) => columns.map((column) => (secrets.includes(column) ? `${column}*` : column)).join(', ');
  return [
    '# What is stored of persons',
    '',
    'For whoever writes a house’s record of processing (GDPR Art. 30) or its privacy notice. Made by `node bin/checks/privacy-record.mjs --write` from `src/features/privacy`; a test compares it with the database, so that no table and no column is missing. What the house adds by forms of its own is in their questions.',
    '',
    'With * what nobody is shown: hashes, keys, and notes of staff. Nothing is sold or given to others; what goes to the box office, the mail server, a form’s webhook and an embedded service goes there because somebody asked for it.',
    '',
    ...groups.flatMap(({ heading, persons }) => [
      `## ${heading}`,
      '',
      ...table(
        ['Table', 'What', 'Why', 'How long'],
        Object.entries(personalTables)
          .filter(([, { persons: whose }]) => persons.includes(whose))
          .map(([name, one]) => [`\`${name}\``, shown(one), one.why, one.until]),
      ),
    ]),
    '## Beside the database',
    '',
    ...table(
      ['What', 'Where', 'Why', 'How long'],
      personalFiles.map(({ what, where, why, until }) => [what, where, why, until]),
    ),
    '## What a person may ask for',
    '',
    'Who has an account does it alone: “My data” in its settings is the answer to Art. 15 and 20, “Delete account” to Art. 17. For everybody else, such as who has sent a form, whoever looks after the machine does it, once it is sure who asks:',
    '',
    '```sh',
    'npm run person -- export ada@example.org > ada.json   # all that is stored of an address: tables, jobs, mails',
    'npm run person -- erase ada@example.org               # deletes it, files as well; prints what it was',
    '```',
    '',
    'Both go by the address, also where it stands in the answers of a form. Accounts of staff are deleted at `/cms-hub/users` first: who administers a site should be somebody else then. In backups the person stays until those are gone: daily ones after 8 weeks, others when newer ones take their place, so delete them by hand where that must not be. A restore deletes the person again, and does not send what waited for them.',
    '',
  ].join('\n');
}

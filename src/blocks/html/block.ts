import { defineBlock, htmlField, switchField } from '#content/index.ts';

/** Sanitised (E §3 "HTML"); `raw`, which only an administrator can write, is shown in a frame without access to the page. */
export const html = defineBlock({
  type: 'html',
  label: { de: 'HTML', en: 'HTML' },
  description: { de: 'Eigener Quelltext: eine Tabelle, eine kleine Rechnung.', en: 'Source of your own: a table, a little calculation.' },
  icon: 'code',
  category: 'further',
  rendering: 'interactive',
  fields: {
    html_code: htmlField({ label: { de: 'Quelltext', en: 'Source' }, required: true }),
    raw: switchField({
      label: { de: 'Unverändert zeigen', en: 'Show as it is' },
      help: {
        de: 'In einem Rahmen für sich, mit Skripten und Stilen, aber ohne Zugang zu Seite und Netz. Nur für die Administration.',
        en: 'In a frame of its own, with scripts and styles, but without access to page and network. For administrators only.',
      },
      group: 'settings',
    }),
  },
  neededRole: ({ raw }) => (raw ? 'admin' : null),
});

import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

export const policyReportCounter = defineCounter({
  name: 'policy_reports',
  access: 'admin',
  concerns: 'system',
  text: { de: 'Sicherheitsmeldung ist neu|Sicherheitsmeldungen sind neu', en: 'security report is new|security reports are new' },
  query: () => sql`select count(*)::int as n, null::int as item from policy_report where ignored_at is null`,
  screen: () => ({ path: 'policy-reports' }),
});

import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { testMailLimit } from './limits.ts';

/** `folder`: it became a file, as there is no mail server. `unreachable`, `sign_in`, `recipient`, `refused`: what went wrong, in the order in which a mail is handed over. */
export const testMailResults = ['sent', 'folder', 'unreachable', 'sign_in', 'recipient', 'refused'] as const;
export type TestMailResult = (typeof testMailResults)[number];

/** For staff who want to know whether mails of the site leave. */
export const testMailContract = {
  sendTestMail: endpoint({
    method: 'POST',
    path: '/api/cms-test-mail/',
    access: 'manager',
    personal: true,
    limit: testMailLimit,
    summary:
      'Hands a mail over to the mail server now, to the address of who asks and to no other, and says what became of it. It is not tried again. It stands in the audit log, whatever became of it.',
    output: z.object({
      result: z.enum(testMailResults),
      to: z.string(),
      /** What the mail server said, or the connection to it, in its own words and cut short; '' where it took the mail. */
      reason: z.string(),
    }),
  }),
};

export type TestMailContract = typeof testMailContract;
export type TestMailAnswer = z.output<typeof testMailContract.sendTestMail.output>;

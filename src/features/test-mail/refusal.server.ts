import { z } from 'zod';
import { RefusedRecipient } from '#features/jobs/index.server.ts';
import type { TestMailResult } from './contract.ts';
import { maxReason } from './limits.ts';

/** What nodemailer says of an error (nodemailer.com/errors), and the system of a connection. */
const failure = z.object({ code: z.string().optional(), response: z.string().optional(), responseCode: z.number().optional() }).catch({});

/** At which step a mail was not taken, and what was said, without line breaks and cut short. */
export function readRefusal(error: unknown): { result: TestMailResult; reason: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = '', response, responseCode } = failure.parse(cause);
  const words = response ?? (cause instanceof Error ? cause.message : String(cause));
  return {
    result: stepOf(error, code, responseCode),
    reason: words
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, maxReason),
  };
}

function stepOf(error: unknown, code: string, responseCode: number | undefined): TestMailResult {
  if (error instanceof RefusedRecipient) return 'recipient';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'sign_in';
  return responseCode === undefined ? 'unreachable' : 'refused';
}

import { z } from 'zod';
import { withAsciiDomain } from '#i18n/email/email-address.ts';

const address = z.email().max(254);

/** Addresses as somebody lists them: by lines, commas or semicolons, also as 'Clara Weiß <clara@haus.example>'; each once. */
export function readReceivers(typed: string): { receivers: string[]; wrong: string[] } {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  const read = parts.filter(Boolean).map((part) => ({ part, address: withAsciiDomain((/<([^<>]*)>$/.exec(part)?.[1] ?? part).trim().toLowerCase()) }));
  const isAddress = (one: { address: string }) => address.safeParse(one.address).success;
  return {
    receivers: [...new Set(read.filter(isAddress).map((one) => one.address))],
    wrong: read.filter((one) => !isAddress(one)).map(({ part }) => part),
  };
}

import type { Database } from '#db/database.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { contactAddress } from './contact-address.ts';
import { securitySettings } from './queries.server.ts';

/** Days for which the file says that it holds where nobody has set a day: RFC 9116 §2.5.5 advises less than a year. */
const usualDays = 180;

/** The text of `/.well-known/security.txt` (RFC 9116); null where no contact is set, or it holds no longer. */
export async function readSecurityTxt(db: Database, { baseUrl, now }: { baseUrl: string; now: Date }): Promise<string | null> {
  const settings = await securitySettings(db);
  const contact = contactAddress(settings?.security_contact ?? '');
  const today = dayOf(now);
  const until = settings?.security_expires ?? addDays(today, usualDays);
  if (contact === null || until < today) return null;
  const lines = [`Contact: ${contact}`, `Expires: ${until}T23:59:59Z`, 'Preferred-Languages: de, en', `Canonical: ${baseUrl}/.well-known/security.txt`];
  return `${lines.join('\n')}\n`;
}

import { maxPathLength } from './limits.ts';

/**
 * What the log keeps of an address: its path, percent-encoded, at most 300 characters; segments that look like an e-mail address or a key
 * become '…'. Null where it is none.
 */
export function reducePath(url: string): string | null {
  if (!URL.canParse(url, anywhere)) return null;
  const { protocol, pathname } = new URL(url, anywhere);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const path = pathname
    .split('/')
    .map((segment) => (isPersonal(segment) ? '…' : segment))
    .join('/')
    .slice(0, maxPathLength);
  return path.replace(/\/+$/, '') || '/';
}

const anywhere = 'https://site.invalid';

/** An address of a person, a UUID, or a long run of letters and figures that nobody has made up to be read. */
function isPersonal(segment: string): boolean {
  if (/@|%40/i.test(segment) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(segment)) return true;
  const runs = segment.replace(/%[\da-f]{2}/gi, '').split('-');
  return runs.some((run) => run.length >= 16 && /\d.*\d.*\d/.test(run));
}

import { isLoopback } from '#features/account/index.server.ts';
import type { Config } from '../config.server.ts';

/** With the remedy. */
export function explainListening(error: Error, { port, host }: Pick<Config, 'port' | 'host'>): string {
  switch ('code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Choose another: PORT=3001 npm start`;
    case 'EACCES':
      return `This account may not listen on port ${port}: ports below 1024 are for root. Choose another, such as PORT=3000, and let a proxy pass ${port} on to it (docs/running.md).`;
    case 'EADDRNOTAVAIL':
      return `HOST=${host} is no address of this machine. HOST=127.0.0.1 listens for this machine alone, HOST=0.0.0.0 on all its addresses.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} cannot be resolved: it is the address to listen on, such as 127.0.0.1 or 0.0.0.0. The public name of the site belongs into BASE_URL.`;
  }
  return error.message;
}

/** A line for each thing that a visitor from another machine would notice. */
export function explainReach({ host, baseUrl, boxOfficeUrl }: Pick<Config, 'host' | 'baseUrl' | 'boxOfficeUrl'>): string[] {
  const isPublic = !isLoopback(new URL(baseUrl).hostname);
  const lines: string[] = [];
  if (!isPublic && !isLoopback(host))
    lines.push(`Other machines reach this site, but their forms are refused: it takes itself for ${baseUrl}. Set BASE_URL to the address that visitors use.`);
  if (isPublic && boxOfficeUrl && isLoopback(new URL(boxOfficeUrl).hostname))
    lines.push(`Visitors cannot reach the box office at ${boxOfficeUrl}. Set BOX_OFFICE_PUBLIC_URL to the address under which a proxy passes it on.`);
  return lines;
}

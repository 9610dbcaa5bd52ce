type Options = { baseUrl: string; instance: 'live' | 'staging' };

/** robots.txt (RFC 9309): a staging instance keeps robots out (E §9), a live one shows them the way. */
export function writeRobots({ baseUrl, instance }: Options): string {
  if (instance === 'staging') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

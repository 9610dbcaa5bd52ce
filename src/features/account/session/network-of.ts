/** It names no household: IPv4 to three numbers, IPv6 to three groups (/48); '' for what is neither. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.0`;
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return '';
  const [before = ''] = address.split('::');
  const groups = before.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::`.replace(/^:::?$/, '::');
}

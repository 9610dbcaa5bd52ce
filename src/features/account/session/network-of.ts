/**
 * An address shortened to its network, which names no household: IPv4 to its first three numbers, IPv6 to its first
 * three groups (/48). '' for what is neither.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.0`;
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return '';
  const [before = ''] = address.split('::');
  const groups = before.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::`.replace(/^:::?$/, '::');
}

/**
 * What a visitor is counted by. An IPv6 connection has a whole /64 to itself and would have another address for each
 * attempt, so it is its first four groups; an IPv4 address is itself, also where it is written as IPv6.
 */
export function connectionOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = plain.includes('::') ? [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after] : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

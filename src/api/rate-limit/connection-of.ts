/** An IPv6 visitor has a whole /64, so its first four groups count; an IPv4 address is itself, also where it is written as IPv6. */
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

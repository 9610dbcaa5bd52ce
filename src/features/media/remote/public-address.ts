import { BlockList, isIP } from 'node:net';

/** What the registries of IANA keep from the public internet, and what leads from there into an IPv4 of any kind. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6'); // nothing else of IPv6 is handed out to anybody

/** Not this machine, private and link-local networks, clouds' services, or any form of IPv6 that carries such an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

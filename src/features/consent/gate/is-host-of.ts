/** Whether a host is one of those that a service names: `*.` stands for all that is below. */
export const isHostOf = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));

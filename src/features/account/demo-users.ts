import { type Role, roles } from '#roles.ts';

/** One for each role; their passwords are known to everybody. */
export const demoUsers: readonly { role: Role; email: string; password: string; first_name: string; last_name: string }[] = [
  { role: 'visitor', email: 'visitor@ostkai.example', password: 'ostkai-demo-visitor', first_name: 'Vera', last_name: 'Brandt' },
  { role: 'editor', email: 'editor@ostkai.example', password: 'ostkai-demo-editor', first_name: 'Emil', last_name: 'Redlich' },
  { role: 'manager', email: 'manager@ostkai.example', password: 'ostkai-demo-manager', first_name: 'Marlene', last_name: 'Voss' },
  { role: 'admin', email: 'admin@ostkai.example', password: 'ostkai-demo-admin', first_name: 'Adrian', last_name: 'Petersen' },
];

/** A password of the demo, whoever uses it: refused on a public address, and nobody can choose it. */
export const isDemoPassword = (password: string): boolean => roles.some((role) => password.normalize('NFKC').trim().toLowerCase() === `ostkai-demo-${role}`);

/** There the demo's passwords hold. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$|^::ffff:(?=[\d.]+$)/gi, '').toLowerCase();
  return bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1' || /^127\.\d+\.\d+\.\d+$/.test(bare);
}

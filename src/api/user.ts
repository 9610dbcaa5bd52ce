import { type Role, roles } from '../roles.ts';

/** Who is signed in, as far as endpoints have to know. */
export type User = { id: number; role: Role };

/** Whether somebody may call what `access` asks for; 'public' is for everybody. */
export function mayCall(access: 'public' | Role, user: User | null): boolean {
  if (access === 'public') return true;
  return user !== null && roles.indexOf(user.role) >= roles.indexOf(access);
}

import { z } from 'zod';
import { roles } from '#roles.ts';

const language = z.enum(['de', 'en']);
const instant = z.string();

/** V §3; for an anonymous visitor the flags are false and what would be personal is null. */
export const userDetailsSchema = z.object({
  has_dashboard_online_access: z.boolean(),
  is_logged_in: z.boolean(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  login_url: z.string(),
  logout_url: z.string().nullable(),
  webshop_url: z.string().nullable(),
  /** Of whoever has the back office; null for anybody else. */
  role: z.enum(roles).nullable(),
  /** Until when a second factor is to be set up; overdue, the back office stays shut. Null: nothing is to be done. */
  second_factor: z.object({ until: z.string(), is_overdue: z.boolean() }).nullable(),
  /** For staff of a copy for trying things out: whose state it has; null: this is none. */
  copy_of: z.string().nullable(),
});
/** After a way in: nobody is signed in yet where the second factor is awaited (`/api/user-login/second/`). */
export const admittedSchema = userDetailsSchema.extend({ awaits_second_factor: z.boolean() });

export const profileSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language,
  role: z.enum(roles),
  /** False for who signs in through an external identity provider alone. */
  has_password: z.boolean(),
  member_since: instant,
});

export const sessionSchema = z.object({
  id: z.int(),
  current: z.boolean(),
  /** Browser and system, as far as they say so: 'Firefox · Linux'; '' where they do not. */
  device: z.string(),
  /** Shortened. */
  address: z.string(),
  started: instant,
  last_used: instant,
});

export const signInSchema = z.object({
  at: instant,
  method: z.enum(['password', 'provider', 'reset', 'passkey']),
  factor: z.enum(['totp', 'recovery', 'passkey']).nullable(),
  ok: z.boolean(),
  address: z.string(),
});

/** Never what they are made of. */
export const factorsSchema = z.object({
  totp: z.object({ since: instant }).nullable(),
  passkeys: z.array(z.object({ id: z.int(), name: z.string(), created_at: instant, last_used_at: instant.nullable() })),
  recovery_codes: z.int(),
});

export type UserDetails = z.output<typeof userDetailsSchema>;
export type Profile = z.output<typeof profileSchema>;
export type SessionEntry = z.output<typeof sessionSchema>;

import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../roles.ts';
import type { Id, Instant, Json } from './columns.ts';

export interface SiteUserTable {
  id: Id;
  /** In lower case. */
  email: string;
  email_confirmed: Generated<boolean>;
  name: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: Generated<'de' | 'en'>;
  role: Generated<Role>;
  picture: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** Since when the account lets nobody in; null: it does. */
  deactivated_at: Date | null;
  revision: Generated<number>;
  /** When they last got a higher role. */
  role_since: Generated<Date>;
}

/** Bound to an address in lower case. */
export interface StaffInvitationTable {
  id: Id;
  email: string;
  role: Exclude<Role, 'visitor'>;
  language: 'de' | 'en';
  invited_by: number | null;
  invited_by_name: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
  user_id: number | null;
}

export interface UserSessionTable {
  id: Id;
  user_id: number;
  token: string;
  expires_at: Instant;
  address: string | null;
  device: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  method: Generated<SessionMethod>;
  /** Which factor completed it; null: none, which opens nothing of somebody who has one. */
  factor: Factor | null;
  proved_at: Generated<Date>;
}

export type SessionMethod = 'password' | 'provider' | 'passkey';
/** A passkey verifies its owner and counts as both factors. */
export type Factor = 'totp' | 'recovery' | 'passkey';

export interface UserTotpTable {
  user_id: number;
  /** Encrypted; null: not confirmed yet. */
  secret: string | null;
  /** Encrypted; waits for its first code. */
  pending: string | null;
  last_step: Generated<number>;
  confirmed_at: Date | null;
}

export interface UserPasskeyTable {
  id: Id;
  user_id: number;
  credential: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface UserRecoveryCodeTable {
  user_id: number;
  hash: string;
}

/** One row: from which role on a second factor is required, and the days of grace. */
export interface FactorRequirementTable {
  id: Generated<number>;
  role: Exclude<Role, 'visitor'> | null;
  days: Generated<number>;
  since: Generated<Date>;
  revision: Generated<number>;
}

/** Tokens of an identity provider stay as the library writes them; nothing of ours reads them. */
export interface UserLoginTable {
  id: Id;
  user_id: number;
  provider: string;
  provider_user: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UserTokenTable {
  id: Id;
  identifier: string;
  value: string;
  expires_at: Instant;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface FavouriteTable {
  user_id: number;
  event_id: number;
  created_at: Generated<Date>;
}

export interface FavouriteCalendarTable {
  user_id: number;
  token: string;
  created_at: Generated<Date>;
}

/** What somebody of the staff narrows a list down to, under a name. */
export interface SavedViewTable {
  id: Id;
  list: string;
  name: string;
  query: Json<Record<string, string>>;
  audience: 'mine' | 'role' | 'all';
  role: string;
  user_id: number | null;
  created_at: Generated<Date>;
}

/** A moment since which staff ask what has changed of a list. */
export interface ChangeMarkTable {
  id: Id;
  list: string;
  name: string;
  at: Instant;
  user_name: Generated<string>;
  receivers: Generated<string[]>;
}

export interface SignInEventTable {
  id: Id;
  at: Generated<Date>;
  user_id: number | null;
  method: SessionMethod | 'reset';
  ok: boolean;
  address: string;
  factor: Factor | null;
}

export interface ReminderRecipientTable {
  id: Id;
  email: string;
  asked_at: Date;
  confirmed_at: Date | null;
}

export interface SaleReminderTable {
  id: Id;
  recipient_id: number;
  event_id: number | null;
  season_id: number | null;
  sale_group: 'all' | 'friends' | 'subscribers';
  language: 'de' | 'en';
  asked_at: Date;
  queued_at: Date | null;
}

export interface WaitlistEntryTable {
  id: Id;
  recipient_id: number;
  event_id: number;
  seats: number;
  together: boolean;
  language: 'de' | 'en';
  asked_at: Date;
  queued_at: Date | null;
}

export interface WaitlistTurnTable {
  event_id: number;
  next_at: Date;
}

export interface SaleReminderToldTable {
  reminder_id: number;
  event_id: number;
  sale_at: Date;
}

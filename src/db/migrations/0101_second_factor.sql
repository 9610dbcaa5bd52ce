-- Second factors: one-time codes (RFC 6238), passkeys (WebAuthn), and codes for the day on which both are lost.

-- `secret` is encrypted with a key that is not in the database. `pending` is one that no code has confirmed yet.
create table user_totp (
  user_id      int primary key references site_user on delete cascade,
  secret       text,
  pending      text,
  last_step    bigint not null default 0,           -- of the last code that was used: each holds once
  confirmed_at timestamptz,
  check ((secret is null) = (confirmed_at is null))
);

create table user_passkey (
  id           int generated always as identity primary key,
  user_id      int not null references site_user on delete cascade,
  credential   text not null unique,                -- its id, base64url
  public_key   text not null,                       -- COSE, base64url
  counter      bigint not null,
  transports   text[] not null default '{}',
  name         text not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz
);
create index user_passkey_by_user on user_passkey (user_id);

-- Hashed with a key that is not in the database; a row is deleted when its code is used.
create table user_recovery_code (
  user_id int not null references site_user on delete cascade,
  hash    text not null,
  primary key (user_id, hash)
);

create function has_second_factor(person int) returns boolean language sql stable as $$
  select exists (select from user_totp where user_id = person and confirmed_at is not null)
      or exists (select from user_passkey where user_id = person)
$$;

-- How a session began, by which factor it was completed, and when its owner last proved to be there. Whatever makes a session
-- leaves `factor` empty: of somebody who has a factor it opens nothing until one has been shown (src/features/account/session).
alter table user_session
  add column method text not null default 'password' check (method in ('password', 'provider', 'passkey')),
  add column factor text check (factor in ('totp', 'recovery', 'passkey')),
  add column proved_at timestamptz not null default now();

alter table sign_in_event drop constraint sign_in_event_method_check;
alter table sign_in_event
  add constraint sign_in_event_method_check check (method in ('password', 'provider', 'reset', 'passkey')),
  add column factor text check (factor in ('totp', 'recovery', 'passkey'));

-- Accounts and sessions (V §7). The first four tables are written by the library better-auth under names of ours.

create type user_role as enum ('visitor', 'editor', 'manager', 'admin');

create table site_user (
  id              int generated always as identity primary key,
  email           text not null unique check (email = lower(email)),
  email_confirmed boolean not null default false,
  name            text not null,                    -- first and last name, as the library wants them
  first_name      text not null default '',
  last_name       text not null default '',
  language        text not null default 'de' check (language in ('de', 'en')),
  role            user_role not null default 'visitor',
  picture         text,                             -- of an external identity provider; not shown
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);

-- `token` alone opens nothing: the cookie carries it with a signature whose key is not in the database.
create table user_session (
  id         int generated always as identity primary key,
  user_id    int not null references site_user on delete cascade,
  token      text not null unique,
  expires_at timestamptz not null,                  -- moves on with use; the absolute end follows from created_at
  address    text,                                  -- shortened
  device     text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_session_by_user on user_session (user_id);

-- How somebody signs in: 'credential' with a password (PHC string, argon2id), or an external identity provider.
create table user_login (
  id                       int generated always as identity primary key,
  user_id                  int not null references site_user on delete cascade,
  provider                 text not null,
  provider_user            text not null,
  password                 text check (password like '$argon2id$%'),
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider, provider_user)
);
create index user_login_by_user on user_login (user_id);

-- Links that were sent by mail, usable once: `identifier` is the hash of what stands in the link.
create table user_token (
  id         int generated always as identity primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_token_by_identifier on user_token (identifier);
create index user_token_by_end on user_token (expires_at);

-- Wrong passwords, by hash of account or visitor's address.
create table sign_in_throttle (
  key           text primary key,
  failures      int not null,
  blocked_until timestamptz not null,
  last_at       timestamptz not null
);
create index sign_in_throttle_by_age on sign_in_throttle (last_at);

-- The log of sign-ins (`dashboard-idservice-events`). Of an address that has no account nothing is kept but the attempt.
create table sign_in_event (
  id      int generated always as identity primary key,
  at      timestamptz not null default now(),
  user_id int references site_user on delete cascade,
  method  text not null check (method in ('password', 'provider', 'reset')),
  ok      boolean not null,
  address text not null                             -- shortened: the visitor's network, not the device
);
create index sign_in_event_by_time on sign_in_event (at);
create index sign_in_event_by_user on sign_in_event (user_id, at);

-- What this database was restored from; while one is not released, nothing is sent that the backup has left to be sent.
create table restoration (
  id          int generated always as identity primary key,
  at          timestamptz not null default clock_timestamp(),
  key         text not null default gen_random_uuid()::text, -- files that wait for it to be in use are in a folder of this name
  backup      text not null,                          -- its name
  snapshot_at timestamptz not null,                   -- whose state it had
  is_copy     boolean not null default false,         -- of a site for trying things out: it never sends anything
  released_at timestamptz
);

-- Jobs that waited when the backup was made: they may have been done since.
create table held_job (
  id          bigint generated always as identity primary key,
  queue       text not null check (queue in ('work', 'dead')),
  data        jsonb not null,
  start_after timestamptz not null
);

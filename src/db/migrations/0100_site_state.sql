-- What was found by each check of the running site (src/features/site-state), in the state that it names and the values of its words.
create table site_check (
  name       text primary key,
  is_bad     boolean not null,
  state      text not null,
  found      jsonb not null,
  since      timestamptz not null,  -- since when it is as good or as bad
  checked_at timestamptz not null,
  told_at    timestamptz            -- when administrators were told that it is bad; null: not, or that it is well again as well
);

-- The one process that makes the checks, and until when the others leave them to it.
create table site_check_lease (
  only_one boolean primary key default true check (only_one),
  holder   text not null,
  until    timestamptz not null
);

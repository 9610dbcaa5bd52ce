-- Moments with a name, since which staff ask what has changed: a print deadline, a mail to the press, an export.
create table change_mark (
  id        int generated always as identity primary key,
  list      text not null,                -- the record's part of addresses: 'events'
  name      text not null,
  at        timestamptz not null,
  user_name text not null default '',     -- whoever marked it last
  unique (list, name)
);

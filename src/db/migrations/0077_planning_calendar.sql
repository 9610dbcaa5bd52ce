-- Minutes that a room is taken before and after each event; null: none.
alter table room
  add column setup_minutes int check (setup_minutes between 0 and 1440),
  add column clearing_minutes int check (clearing_minutes between 0 and 1440);

-- Overlaps that the house knows of and wants as they are. One holds as long as both events stay where and when they are.
create table clash_dismissal (
  id        int generated always as identity primary key,
  event_id  int not null references event on delete cascade,
  other_id  int not null references event on delete cascade,
  kind      text not null check (kind in ('room', 'person')),
  planned   text not null,                -- when and where both were (`plannedAs`)
  reason    text not null,
  user_name text not null default '',     -- whoever dismissed it
  at        timestamptz not null,
  unique (event_id, other_id, kind),
  check (event_id < other_id)
);
create index clash_dismissal_other on clash_dismissal (other_id);

-- Differences between a date and the box office that staff want as they are. One holds as long as both sides stay as they were.
create table accepted_difference (
  event_id  int not null references event on delete cascade,
  field     text not null check (field in ('number', 'unknown', 'time', 'room', 'status', 'online')),
  sides     text not null,                -- what both said (`sidesOf`)
  user_name text not null default '',     -- whoever accepted it
  at        timestamptz not null,
  primary key (event_id, field)
);

-- Who wants to be told by mail that there are tickets again for what is sold out. Those who asked first are told first.
create table waitlist_entry (
  id           int generated always as identity primary key,
  recipient_id int not null references reminder_recipient on delete cascade,
  event_id     int not null references event on delete cascade,
  seats        int not null check (seats between 1 and 10),
  together     boolean not null,                   -- only seats beside each other
  language     text not null check (language in ('de', 'en')),
  asked_at     timestamptz not null,
  queued_at    timestamptz,                        -- a job is about it
  unique (recipient_id, event_id)
);
create index waitlist_entry_by_event on waitlist_entry (event_id, asked_at, id);

-- When the box office may be asked next who of those that wait for an event could be served: whoever was told has a while to buy.
create table waitlist_turn (
  event_id int primary key references event on delete cascade,
  next_at  timestamptz not null
);

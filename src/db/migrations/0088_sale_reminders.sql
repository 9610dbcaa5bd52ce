-- Who wants to be told by mail when a sale begins. An address is known as long as something is pending for it, and no longer.
create table reminder_recipient (
  id           int generated always as identity primary key,
  email        text not null unique,
  asked_at     timestamptz not null,               -- the last time
  confirmed_at timestamptz                         -- by the link of a mail
);

create table sale_reminder (
  id           int generated always as identity primary key,
  recipient_id int not null references reminder_recipient on delete cascade,
  event_id     int references event on delete cascade,
  season_id    int references season on delete cascade,
  sale_group   text not null check (sale_group in ('all', 'friends', 'subscribers')),
  language     text not null check (language in ('de', 'en')),
  asked_at     timestamptz not null,               -- sales that begin after it are told
  queued_at    timestamptz,                        -- a job is about it
  check (num_nonnulls(event_id, season_id) = 1),
  unique nulls not distinct (recipient_id, event_id, season_id, sale_group)
);
create index sale_reminder_by_event on sale_reminder (event_id);
create index sale_reminder_by_season on sale_reminder (season_id);

-- Of a season the sales that have been told, each by its moment: one that is moved and begins anew is told anew.
create table sale_reminder_told (
  reminder_id int not null references sale_reminder on delete cascade,
  event_id    int not null references event on delete cascade,
  sale_at     timestamptz not null,
  primary key (reminder_id, event_id)
);

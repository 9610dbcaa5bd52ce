-- The events that an account remembers: gone with the account, and with the event.
create table favourite (
  user_id    int not null references site_user on delete cascade,
  event_id   int not null references event on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index favourite_by_event on favourite (event_id);

-- The secret address of a calendar of them. As it stands here it is shown to its owner again; it opens nothing else, and is
-- replaced or taken back by them.
create table favourite_calendar (
  user_id    int primary key references site_user on delete cascade,
  token      text not null unique check (length(token) >= 32),
  created_at timestamptz not null default now()
);

-- The programme: what is on, where, when, and with whom (V §3).
--
-- Texts that exist per language are jsonb objects { "de": "…", "en": "…" }; the structure is shared.
-- Instants are timestamptz; "day" is always the calendar day in Europe/Berlin.

create type event_status as enum ('scheduled', 'cancelled', 'postponed');
create type person_kind as enum ('person', 'ensemble');

create table image (
  id           int generated always as identity primary key,
  file         text not null unique,              -- name below DATA_DIR/media/originals
  content_type text not null,
  width        int not null check (width > 0),
  height       int not null check (height > 0),
  focal_x      real not null default 0.5 check (focal_x between 0 and 1),
  focal_y      real not null default 0.5 check (focal_y between 0 and 1),
  color        text not null check (color ~ '^#[0-9a-f]{6}$'),   -- stands there until the picture is in
  alt          jsonb not null default '{}',
  credit       text not null default ''
);

create table room (
  id      int generated always as identity primary key,
  name    jsonb not null,
  address text not null default '',
  aliases text[] not null default '{}',           -- names under which imports know this room
  sort    int not null default 0
);

-- "Exhibition type" is the specification's word for the kind of event: concert, opera, talk …
create table exhibition_type (
  id      int generated always as identity primary key,
  name    jsonb not null,
  aliases text[] not null default '{}',
  sort    int not null default 0
);

create table tag (
  id             int generated always as identity primary key,
  name           jsonb not null,
  show_in_filter boolean not null default true,
  sort           int not null default 0
);

create table series (
  id             int generated always as identity primary key,
  name           jsonb not null,
  description    jsonb not null default '{}',
  show_in_filter boolean not null default true,
  sort           int not null default 0
);

create table genre (
  id   int generated always as identity primary key,
  name jsonb not null,
  sort int not null default 0
);

create table season (
  id        int generated always as identity primary key,
  name      jsonb not null,
  starts_on date not null unique,
  ends_on   date not null check (ends_on >= starts_on)
);

create table person (
  id        int generated always as identity primary key,
  kind      person_kind not null default 'person',
  name      text not null,
  sort_name text not null,                        -- stored key: no server has to know a collation
  biography jsonb not null default '{}',
  image_id  int references image,
  unique (kind, name)
);

create table role (
  id   int generated always as identity primary key,
  key  text not null unique,                      -- 'conductor', 'piano' …
  name jsonb not null,
  sort int not null default 0
);

create table work (
  id          int generated always as identity primary key,
  title       jsonb not null,
  composer_id int references person,
  key         text not null unique                -- composer and title, folded: finds a work again
);

create table production (
  id          int generated always as identity primary key,
  identifier  text unique,                        -- of the system it was imported from
  preline     jsonb not null default '{}',
  title       jsonb not null,
  subtitle    jsonb not null default '{}',
  description jsonb not null default '{}',        -- paragraphs, separated by empty lines
  type_id     int not null references exhibition_type,
  season_id   int references season,
  image_id    int references image,
  updated_at  timestamptz not null default now()
);

create table production_tag (
  production_id int not null references production on delete cascade,
  tag_id        int not null references tag,
  primary key (production_id, tag_id)
);

create table event (
  id             int generated always as identity primary key,
  identifier     text unique,
  production_id  int not null references production,
  title          jsonb,                           -- null: the production's
  subtitle       jsonb,
  important_info jsonb not null default '{}',
  description    jsonb,
  date_start     timestamptz not null,            -- with unknown time: midnight of the day in Berlin
  date_end       timestamptz check (date_end is null or date_end >= date_start),
  time_known     boolean not null default true,
  day            date not null generated always as ((date_start at time zone 'Europe/Berlin')::date) stored,
  room_id        int not null references room,
  type_id        int not null references exhibition_type,
  status         event_status not null default 'scheduled',
  status_note    jsonb not null default '{}',     -- "Nachholtermin am …"
  is_online      boolean not null default true,
  image_id       int references image,
  id_jet         text,                            -- the event in the ticketing system
  ticket_url     text,
  seat_groups    jsonb not null default '[]',     -- last known answer of the box office (V §3 "Booking")
  prices         jsonb not null default '[]',
  sequence       int not null default 0,          -- iCalendar SEQUENCE, counted by trigger
  updated_at     timestamptz not null default now(),
  -- Kept by triggers from the link tables below, so that one index answers every filter.
  tag_ids        int[] not null default '{}',
  series_ids     int[] not null default '{}',
  genre_ids      int[] not null default '{}'
);

create table event_tag (
  event_id int not null references event on delete cascade,
  tag_id   int not null references tag,
  primary key (event_id, tag_id)
);
create table event_series (
  event_id  int not null references event on delete cascade,
  series_id int not null references series,
  primary key (event_id, series_id)
);
create table event_genre (
  event_id int not null references event on delete cascade,
  genre_id int not null references genre,
  primary key (event_id, genre_id)
);

-- Who takes part and what is played: of the production, or of one event where it differs.
create table credit (
  id            int generated always as identity primary key,
  production_id int references production on delete cascade,
  event_id      int references event on delete cascade,
  person_id     int not null references person,
  role_id       int references role,
  position      int not null,
  check (num_nonnulls(production_id, event_id) = 1)
);
create table programme_item (
  id            int generated always as identity primary key,
  production_id int references production on delete cascade,
  event_id      int references event on delete cascade,
  work_id       int not null references work,
  note          jsonb not null default '{}',
  position      int not null,
  check (num_nonnulls(production_id, event_id) = 1)
);

-- A list item between the events that is no event (V §3 "Teaser").
create table teaser (
  id        int generated always as identity primary key,
  name      text not null,
  preline   jsonb not null default '{}',
  headline  jsonb not null,
  subline   jsonb not null default '{}',
  link      jsonb not null,                       -- per language: a path, or an https address
  link_text jsonb not null default '{}',
  image_id  int references image,
  position  date not null                         -- stands at the end of this day
);

-- One index for each leading condition; everything a filter, a count or the calendar asks is included,
-- so that no list query touches the table for rows that it does not show.
create index event_by_date on event (date_start, id)
  include (day, time_known, room_id, type_id, tag_ids, series_ids, genre_ids) where is_online;
create index event_by_room on event (room_id, date_start, id)
  include (day, time_known, type_id, tag_ids, series_ids, genre_ids) where is_online;
create index event_by_type on event (type_id, date_start, id)
  include (day, time_known, room_id, tag_ids, series_ids, genre_ids) where is_online;
create index event_by_production on event (production_id, date_start);
create index event_tag_by_tag on event_tag (tag_id);
create index event_series_by_series on event_series (series_id);
create index event_genre_by_genre on event_genre (genre_id);
create index credit_by_production on credit (production_id) where production_id is not null;
create index credit_by_event on credit (event_id) where event_id is not null;
create index credit_by_person on credit (person_id);
create index programme_item_by_production on programme_item (production_id) where production_id is not null;
create index programme_item_by_event on programme_item (event_id) where event_id is not null;
create index production_tag_by_tag on production_tag (tag_id);
create index production_by_season on production (season_id);
create index teaser_by_position on teaser (position);

-- The arrays on event follow the link tables.
create function event_follow_links() returns trigger language plpgsql as $$
declare
  target int := coalesce(new.event_id, old.event_id);
begin
  if tg_table_name = 'event_tag' then
    update event set tag_ids = (select coalesce(array_agg(tag_id order by tag_id), '{}') from event_tag where event_id = target) where id = target;
  elsif tg_table_name = 'event_series' then
    update event set series_ids = (select coalesce(array_agg(series_id order by series_id), '{}') from event_series where event_id = target) where id = target;
  else
    update event set genre_ids = (select coalesce(array_agg(genre_id order by genre_id), '{}') from event_genre where event_id = target) where id = target;
  end if;
  return null;
end $$;
create trigger event_tag_follow after insert or delete on event_tag for each row execute function event_follow_links();
create trigger event_series_follow after insert or delete on event_series for each row execute function event_follow_links();
create trigger event_genre_follow after insert or delete on event_genre for each row execute function event_follow_links();

-- Subscribed calendars take a change only when SEQUENCE grows (RFC 5545 §3.8.7.4).
create function event_count_revision() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  if (old.date_start, old.date_end, old.time_known, old.room_id, old.status) is distinct from
     (new.date_start, new.date_end, new.time_known, new.room_id, new.status)
     or old.title is distinct from new.title then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end $$;
create trigger event_revision before update on event for each row execute function event_count_revision();

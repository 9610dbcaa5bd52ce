-- What an event's page tells beyond when, where and with whom (V §9).

-- Performances made accessible, by kind; the kinds and their numbers are declared in src/features/programme/accessibility/kinds.ts.
-- A filter of the programme like the arrays beside it, so the indexes that answer lists alone include it.
alter table event add column accessibility_ids int[] not null default '{}';
alter table withdrawn_event add column accessibility_ids int[] not null default '{}';

drop index event_by_date, event_by_room, event_by_type, event_lasting, event_by_labels;
create index event_by_date on event (date_start, id)
  include (day, date_end, time_known, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_by_room on event (room_id, date_start, id)
  include (day, date_end, time_known, type_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_by_type on event (type_id, date_start, id)
  include (day, date_end, time_known, room_id, tag_ids, series_ids, genre_ids, accessibility_ids) where is_online;
create index event_lasting on event (date_end)
  include (date_start, day, time_known, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids)
  where is_online and (date_end at time zone 'Europe/Berlin')::date > day;
create index event_by_labels on event using gin (tag_ids, series_ids, genre_ids, accessibility_ids) with (fastupdate = off) where is_online;

create or replace function event_withdraw() returns trigger language plpgsql as $$
begin
  if not old.is_online then
    delete from withdrawn_event where id = old.id;
  else
    insert into withdrawn_event
      (id, date_start, date_end, time_known, day, room_id, type_id, tag_ids, series_ids, genre_ids, accessibility_ids, sequence)
    values (old.id, old.date_start, old.date_end, old.time_known, old.day, old.room_id, old.type_id, old.tag_ids, old.series_ids, old.genre_ids,
            old.accessibility_ids, old.sequence + 1);
  end if;
  return null;
end $$;

-- Duration, languages, age, doors, introduction …: nothing of it is asked for by itself, so it is one document
-- (src/features/programme/details/details.ts). What the event's own says counts, the rest is its production's.
alter table production add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
alter table event add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');

-- Pictures, recordings and documents of a production, and those that one of its events has besides: what each is, its asset says.
create table event_media (
  id             int generated always as identity primary key,
  production_id  int references production on delete cascade,
  event_id       int references event on delete cascade,
  asset_id       int references asset,
  video_url      text,                              -- of YouTube or Vimeo, in the place of an asset
  title          jsonb not null default '{}',       -- empty: the asset's
  poster_id      int references asset,              -- of a recording
  captions_de_id int references asset,
  captions_en_id int references asset,
  position       int not null,
  check (num_nonnulls(production_id, event_id) = 1),
  check (num_nonnulls(asset_id, video_url) = 1)
);
create index event_media_by_production on event_media (production_id) where production_id is not null;
create index event_media_by_event on event_media (event_id) where event_id is not null;
create index event_media_by_asset on event_media (asset_id) where asset_id is not null;
create index event_media_by_poster on event_media (poster_id) where poster_id is not null;
create index event_media_by_captions_de on event_media (captions_de_id) where captions_de_id is not null;
create index event_media_by_captions_en on event_media (captions_en_id) where captions_en_id is not null;

-- Who makes it possible, or puts it on where that is not the venue; of both kinds, an event's own replace its production's.
create table partner (
  id       int generated always as identity primary key,
  name     text not null unique,
  link     text not null default '' check (link = '' or link ~ '^https?://'),
  image_id int references asset
);
create index partner_by_image on partner (image_id) where image_id is not null;

create type partnership_kind as enum ('sponsor', 'promoter');
create table partnership (
  id            int generated always as identity primary key,
  production_id int references production on delete cascade,
  event_id      int references event on delete cascade,
  partner_id    int not null references partner,
  kind          partnership_kind not null,
  position      int not null,
  check (num_nonnulls(production_id, event_id) = 1)
);
create index partnership_by_production on partnership (production_id) where production_id is not null;
create index partnership_by_event on partnership (event_id) where event_id is not null;
create index partnership_by_partner on partnership (partner_id);

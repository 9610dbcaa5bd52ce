-- Places of play (V §2 "Venue"): the house and others, with the rooms that are theirs.
create table venue (
  id            int generated always as identity primary key,
  name          jsonb not null,
  description   jsonb not null default '{}',      -- paragraphs, separated by empty lines, as the two below
  directions    jsonb not null default '{}',
  accessibility jsonb not null default '{}',
  street        text not null default '',
  postcode      text not null default '',
  city          text not null default '',
  country       text not null default 'DE',       -- ISO 3166-1
  latitude      double precision check (latitude between -90 and 90),
  longitude     double precision check (longitude between -180 and 180),
  phone         text not null default '',
  email         text not null default '',
  image_id      int references asset,
  map_id        int references asset,             -- a drawn map; its link leads to a real one
  sort          int not null default 0,
  check (num_nonnulls(latitude, longitude) <> 1)
);
create index venue_by_image on venue (image_id) where image_id is not null;
create index venue_by_map on venue (map_id) where map_id is not null;

alter table room
  add column venue_id    int references venue on delete set null,
  add column description jsonb not null default '{}',
  add column seats       int check (seats > 0),
  add column plan_id     int references asset,     -- its seat plan as a picture
  add column plan_note   jsonb not null default '{}';  -- one line: what the colours mean
create index room_by_venue on room (venue_id) where venue_id is not null;
create index room_by_plan on room (plan_id) where plan_id is not null;

-- Who fetches the programme for a portal, an app or a calendar of the city: which dates, in which format.
create table export_receiver (
  id                 int generated always as identity primary key,
  name               text not null check (name <> ''),
  file_format        text not null default 'jsonld' check (file_format in ('jsonld', 'ics', 'csv', 'xml')),
  languages          text not null default 'both' check (languages in ('de', 'en', 'both')),
  days               int not null default 365 check (days between 1 and 400),
  is_active          boolean not null default true,
  with_texts         boolean not null default true,
  with_prices        boolean not null default true,
  with_labels        boolean not null default true,
  with_accessibility boolean not null default true,
  with_pictures      boolean not null default false,
  note               text not null default ''
);
select keep_records('export_receiver', 'name', 'join_words(name, note)');

create table export_receiver_room (
  receiver_id int not null references export_receiver on delete cascade,
  room_id     int not null references room,
  primary key (receiver_id, room_id)
);
create table export_receiver_type (
  receiver_id int not null references export_receiver on delete cascade,
  type_id     int not null references exhibition_type,
  primary key (receiver_id, type_id)
);
create table export_receiver_tag (
  receiver_id int not null references export_receiver on delete cascade,
  tag_id      int not null references tag,
  primary key (receiver_id, tag_id)
);
create table export_receiver_series (
  receiver_id int not null references export_receiver on delete cascade,
  series_id   int not null references series,
  primary key (receiver_id, series_id)
);
create index on export_receiver_room (room_id);
create index on export_receiver_type (type_id);
create index on export_receiver_tag (tag_id);
create index on export_receiver_series (series_id);
select keep_record_parts('export_receiver_room', 'export_receiver', 'rooms', 'receiver_id', 'room_id');
select keep_record_parts('export_receiver_type', 'export_receiver', 'types', 'receiver_id', 'type_id');
select keep_record_parts('export_receiver_tag', 'export_receiver', 'tags', 'receiver_id', 'tag_id');
select keep_record_parts('export_receiver_series', 'export_receiver', 'series', 'receiver_id', 'series_id');

-- The secret address of each, apart from the record: neither its history nor its revision tells of it or of who fetches.
create table export_receiver_access (
  receiver_id     int primary key references export_receiver on delete cascade,
  token           text not null unique,
  created_at      timestamptz not null default now(),
  last_fetched_at timestamptz,
  fetches         int not null default 0
);

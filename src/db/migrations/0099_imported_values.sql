-- What the import has last read for each field of an event or production (src/features/import). A field that holds anything else
-- was written by staff since, and is theirs. `former`: what stood here before the act, for when it is taken back.
create table imported_record (
  kind          text not null check (kind in ('event', 'production')),
  identifier    text not null,
  source        text not null default '', -- the file it came from, without dates and numbers in its name
  occurrence_of text,                     -- the identifier of the repeating event whose date it is
  said          jsonb not null,           -- { "field": value }
  former        jsonb,
  act           text,
  gone_act      text,                     -- the act that cancelled it or took it offline as the source had it no more
  primary key (kind, identifier)
);
create index imported_record_by_source on imported_record (source) where kind = 'event';
create index imported_record_by_series on imported_record (occurrence_of) where occurrence_of is not null;
create index imported_record_by_act on imported_record (act) where act is not null;

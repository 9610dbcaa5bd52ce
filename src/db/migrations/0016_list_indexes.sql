-- Lists with a tag, series or genre are found without reading all events to come; with two of them what both say is met first.
create index event_by_labels on event using gin (tag_ids, series_ids, genre_ids) with (fastupdate = off) where is_online;

-- What is on at an instant and began on an earlier day: a few of many thousands that end on a later day than they begin.
create index event_lasting_span on event using gist (tstzrange(date_start, date_end))
  where is_online and (date_end at time zone 'Europe/Berlin')::date > day;

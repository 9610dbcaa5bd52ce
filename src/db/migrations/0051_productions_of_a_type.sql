-- What can still be seen of a type or of a season, in the order of lists and with what they are narrowed by: lists, counts and
-- calendars read no other productions.
create index production_by_type on production (type_id, last_over, id) include (season_id, tag_ids);
drop index production_by_season;
create index production_by_season on production (season_id, last_over, id) include (type_id, tag_ids);

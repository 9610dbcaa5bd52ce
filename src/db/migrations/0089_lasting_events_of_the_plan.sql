-- What is on at an instant and began on an earlier day, also what visitors do not see: a calendar of the plan finds it without
-- reading all events before that instant (the index of migration 0016 is of those that are online).
create index event_lasting_planned on event using gist (tstzrange(date_start, date_end)) where (date_end at time zone 'Europe/Berlin')::date > day;

-- How long an event of a kind usually takes: only calendars and search engines are given an end that nobody has announced.
alter table exhibition_type add column usual_minutes int check (usual_minutes between 1 and 1440);

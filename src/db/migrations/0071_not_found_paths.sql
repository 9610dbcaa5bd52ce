-- What visitors asked for and did not find, by path (src/features/not-found): no query, nobody who asked. Gathered
-- in memory and added up every few seconds; the number of rows is bounded where they are written.
create table not_found_path (
  id             int generated always as identity primary key,
  path           text not null unique,     -- percent-encoded, cut at 300 characters
  plain_path     text,                     -- as redirects spell it; null of one that was cut, or of which a part was left out
  count          int not null check (count > 0),
  by_bots        int not null,             -- of these by programs that say that they are some
  referring_host text,                     -- the last that a request named
  is_scanner     boolean not null,         -- what programs try that look for holes
  first_seen     timestamptz not null,
  last_seen      timestamptz not null,
  ignored_at     timestamptz
);
create index not_found_path_by_count on not_found_path (count, last_seen);
create index not_found_path_by_plain_path on not_found_path (plain_path);

-- Until now they stood among other failures. Calls of the API still do.
insert into not_found_path (path, plain_path, count, by_bots, is_scanner, first_seen, last_seen)
  select path, case when path ~ '^[/A-Za-z0-9._~-]{1,299}$' then path end, count, 0, false, first_seen, last_seen
    from error_log where status = 404 and path !~ '^/((de|en)/)?(api|pageeditor-api)/';
delete from error_log where status = 404 and path !~ '^/((de|en)/)?(api|pageeditor-api)/';

-- What goes online together at an instant. An item names its release itself, so that it belongs to one at most.

create table release (
  id          int generated always as identity primary key,
  name        text not null check (name <> ''),
  at          timestamptz not null,
  state       text not null default 'planned' check (state in ('planned', 'out', 'cancelled')),
  released_at timestamptz,
  check ((state = 'out') = (released_at is not null))
);
select keep_records('release', 'name', 'name', '{released_at}');

alter table event add column release_id int references release;
alter table article add column release_id int references release;
create index event_by_release on event (release_id) where release_id is not null;
create index article_by_release on article (release_id) where release_id is not null;

-- When it went out, by the clock of the request where one is known.
create function date_release() returns trigger language plpgsql as $$
begin
  new.released_at := case when new.state = 'out' then coalesce(new.released_at, record_setting('now')::timestamptz, now()) end;
  return new;
end $$;
create trigger release_dated before insert or update on release for each row execute function date_release();

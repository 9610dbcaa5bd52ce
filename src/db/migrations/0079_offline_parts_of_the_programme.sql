-- Productions, series and teasers may be offline and belong to a release, as events and articles do (docs/decisions/0118).

alter table production add column is_online boolean not null default true, add column release_id int references release;
alter table series add column is_online boolean not null default true, add column release_id int references release;
alter table teaser add column is_online boolean not null default true, add column release_id int references release;
create index production_by_release on production (release_id) where release_id is not null;
create index series_by_release on series (release_id) where release_id is not null;
create index teaser_by_release on teaser (release_id) where release_id is not null;

-- Offline as long as its production is, and online together with it.
alter table event add column waits_for_production boolean not null default false;

drop trigger production_written on production;
create trigger production_written
  before update of preline, title, subtitle, description, opening_hours, promoter, type_id, season_id, image_id, details, is_online, release_id on production for each row
  when ((old.preline, old.title, old.subtitle, old.description, old.opening_hours, old.promoter, old.type_id, old.season_id, old.image_id, old.details, old.is_online, old.release_id)
    is distinct from (new.preline, new.title, new.subtitle, new.description, new.opening_hours, new.promoter, new.type_id, new.season_id, new.image_id, new.details, new.is_online, new.release_id))
  execute function production_count_writes();

drop trigger record_written on article;
create trigger record_written before update of revision, category_id, author_id, image_id, preline, title, summary, published_at, is_online, release_id, is_teaser
  on article for each row execute function count_record_writes();

-- What belongs to a release that is not out is offline, whoever writes it.
create function release_holds(release int) returns boolean language plpgsql as $$
declare held text;
begin
  if release is null then return false; end if;
  select state into held from release as holding where id = release for share;
  return held <> 'out';
end $$;
create function item_wait() returns trigger language plpgsql as $$
begin
  if release_holds(new.release_id) then new.is_online := false; end if;
  return new;
end $$;
create trigger item_waits before insert or update of is_online, release_id on article for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create trigger item_waits before insert or update of is_online, release_id on production for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create trigger item_waits before insert or update of is_online, release_id on series for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create trigger item_waits before insert or update of is_online, release_id on teaser for each row when (new.is_online and new.release_id is not null) execute function item_wait();

-- An event is online only with its production, whose row is locked: it cannot go offline meanwhile.
create function event_wait() returns trigger language plpgsql as $$
declare shown boolean;
begin
  select is_online into shown from production where id = new.production_id for no key update;
  if not shown then
    new.is_online := false;
    new.waits_for_production := true;
  elsif release_holds(new.release_id) then
    new.is_online := false;
  else
    new.waits_for_production := false;
  end if;
  return new;
end $$;
create trigger event_held before insert or update of is_online on event for each row when (new.is_online) execute function event_wait();
-- What is online and comes to another production or to a release is judged as if it were set online anew.
create function event_rejudge() returns trigger language plpgsql as $$
begin
  update event set is_online = true where id = new.id;
  return null;
end $$;
create trigger event_moved after update of production_id, release_id on event for each row
  when (new.is_online and (old.production_id, old.release_id) is distinct from (new.production_id, new.release_id)) execute function event_rejudge();

create function production_shown() returns trigger language plpgsql as $$
begin
  if new.is_online then
    update event set is_online = true where production_id = new.id and waits_for_production;
  else
    update event set is_online = false, waits_for_production = true where production_id = new.id and is_online;
  end if;
  return null;
end $$;
create trigger production_shown after update on production for each row when (old.is_online <> new.is_online) execute function production_shown();

-- The array on event names the series that are online: so they are nowhere with their dates, nor counted or found by them.
create function event_keep_series(changed int[]) returns void language sql as $$
  update event set series_ids = shown.ids
  from (
    select target, coalesce((select array_agg(series_id order by series_id) from event_series join series on series.id = series_id
      where event_id = target and series.is_online), '{}') as ids
    from unnest(changed) as target
  ) as shown
  where event.id = shown.target
$$;
create or replace function event_follow_links() returns trigger language plpgsql as $$
declare
  target int := coalesce(new.event_id, old.event_id);
begin
  if tg_table_name = 'event_tag' then
    update event set tag_ids = (select coalesce(array_agg(tag_id order by tag_id), '{}') from event_tag where event_id = target) where id = target;
  elsif tg_table_name = 'event_series' then
    perform from series where id = coalesce(new.series_id, old.series_id) for share;
    perform event_keep_series(array[target]);
  else
    update event set genre_ids = (select coalesce(array_agg(genre_id order by genre_id), '{}') from event_genre where event_id = target) where id = target;
  end if;
  return null;
end $$;
create function series_shown() returns trigger language plpgsql as $$
begin
  perform event_keep_series(array(select event_id from event_series where series_id = new.id));
  return null;
end $$;
create trigger series_shown after update on series for each row when (old.is_online <> new.is_online) execute function series_shown();

create or replace function search_of_series(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', both_texts(price), search_body(description, 'series', id), null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from series where id = any (ids) and is_online
$$;
drop trigger search_changed on series;
create trigger search_changed after insert or update of name, show_in_filter, description, price, is_online, release_id or delete on series for each row execute function search_thing_changed('series');
drop trigger search_changed on article;
create trigger search_changed after insert or update of title, preline, summary, category_id, author_id, is_online, release_id, published_at or delete on article for each row execute function search_thing_changed('article');

-- What waits for its release is offline until it has gone out.

create or replace function item_wait() returns trigger language plpgsql as $$
begin
  if release_holds(new.release_id) then new.is_online := false; end if;
  return new;
end $$;

create or replace trigger item_waits before insert or update of is_online, release_id on article for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create or replace trigger item_waits before insert or update of is_online, release_id on production for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create or replace trigger item_waits before insert or update of is_online, release_id on series for each row when (new.is_online and new.release_id is not null) execute function item_wait();
create or replace trigger item_waits before insert or update of is_online, release_id on teaser for each row when (new.is_online and new.release_id is not null) execute function item_wait();

-- An event is online only with its production, whose row is locked: it cannot go offline meanwhile.
create or replace function event_wait() returns trigger language plpgsql as $$
declare shown boolean;
begin
  if new.planning <> 'confirmed' then
    new.is_online := false;
    return new;
  end if;
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

create or replace trigger event_held before insert or update of is_online, planning on event for each row when (new.is_online) execute function event_wait();

-- What is online and comes to another production or to a release is judged as if it were set online anew.
create or replace function event_rejudge() returns trigger language plpgsql as $$
begin
  update event set is_online = true where id = new.id;
  return null;
end $$;

create or replace trigger event_moved after update of production_id, release_id on event for each row
  when (new.is_online and (old.production_id, old.release_id) is distinct from (new.production_id, new.release_id)) execute function event_rejudge();

create or replace function series_shown() returns trigger language plpgsql as $$
begin
  perform event_keep_series(array(select event_id from event_series where series_id = new.id));
  return null;
end $$;

create or replace trigger series_shown after update on series for each row when (old.is_online <> new.is_online) execute function series_shown();

create or replace function production_shown() returns trigger language plpgsql as $$
begin
  if new.is_online then
    update event set is_online = true where production_id = new.id and waits_for_production;
  else
    update event set is_online = false, waits_for_production = true where production_id = new.id and is_online;
  end if;
  return null;
end $$;

create or replace trigger production_shown after update on production for each row when (old.is_online <> new.is_online) execute function production_shown();

-- When it went out, by the clock of the request where one is known.
create or replace function date_release() returns trigger language plpgsql as $$
begin
  new.released_at := case when new.state = 'out' then coalesce(new.released_at, record_setting('now')::timestamptz, now()) end;
  return new;
end $$;

create or replace trigger release_dated before insert or update on release for each row execute function date_release();

-- What belongs to a release that is not out is offline, whoever writes it.
create or replace function release_holds(release int) returns boolean language plpgsql as $$
declare held text;
begin
  if release is null then return false; end if;
  select state into held from release as holding where id = release for share;
  return held <> 'out';
end $$;

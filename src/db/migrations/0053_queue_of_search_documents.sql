-- What is searched is written beside the transaction that changes it, by whoever waits for that (docs/decisions/0088).

-- What is to be written: it outlives a crash. `failed_at`: it could not be written, and is out of the way for a while.
alter table search_pending set logged;
alter table search_pending add column at timestamptz not null default clock_timestamp(), add column failed_at timestamptz;
create index search_pending_thing on search_pending (kind, id);

-- As before (migration 0045), but a document that is still there may be about to be taken away.
create or replace function search_event_changed() returns trigger language plpgsql as $$
begin
  perform search_note('event', array[old.production_id, new.production_id]);
  -- Who is only known by taking part has a page while something of it can be seen.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.is_online, old.production_id) is distinct from (new.is_online, new.production_id)) then
    perform search_note('person', array(select person_id from credit where production_id = old.production_id or event_id = old.id));
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.is_online, old.production_id) is distinct from (new.is_online, new.production_id)) then
    perform search_note('person', array(select person_id from credit
      where production_id = new.production_id and (not exists (select from search_document where kind = 'person' and object_id = person_id)
        or exists (select from search_pending where kind = 'person' and id = person_id))));
  end if;
  return null;
end
$$;

-- Of two who write about one thing the second waits here and then sees the first one's. In one order, or they would wait for
-- each other.
create function search_lock_marked(marked_by xid8[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from search_pending where xact = any (marked_by) order by 1) as places;
end
$$;

-- Writes what these transactions have marked, and takes the marks away. A few hundred at a time: of more the planner, which
-- knows nothing yet of what has just come, would compare each with each.
create function search_write_marked(marked_by xid8[]) returns void language plpgsql as $$
declare pending record;
begin
  for pending in
    select kind, array_agg(id) as ids
    from (select kind, id, row_number() over (partition by kind order by id) / 200 as part
      from (select distinct kind, id from search_pending where xact = any (marked_by)) as things) as parts
    group by kind, part order by kind, part
  loop
    perform search_refresh(pending.kind, pending.ids);
  end loop;
  delete from search_pending where xact = any (marked_by);
end
$$;

-- The same of transactions that have committed: all together, or, where that fails, each by itself. What cannot be written is
-- told of and stays, and keeps nobody else waiting.
create function search_write_left(marked_by xid8[]) returns void language plpgsql as $$
declare one xid8;
begin
  perform search_write_marked(marked_by);
exception when others then
  foreach one in array marked_by loop
    begin
      perform search_write_marked(array[one]);
    exception when others then
      update search_pending set failed_at = clock_timestamp() where xact = one;
      raise warning 'what a change has marked could not be written for the search: %', sqlerrm;
    end;
  end loop;
end
$$;

-- Transactions of which something waits to be written, the oldest first; of what has failed, a minute later.
create function search_waiting(most int) returns xid8[] language sql as $$
  select array(select xact from search_pending where failed_at is null or failed_at < clock_timestamp() - interval '1 minute'
    group by xact order by min(failed_at) nulls first, xact limit most)
$$;

-- When a transaction with marks commits. Whoever holds this lock writes what is marked as soon as it is told; where nobody
-- does, or does not for so long that something is wrong, the transaction writes its own marks itself and what is left of
-- others, as nobody is to wait for a search that knows of them; where more waits than is written at once, its own.
create or replace function search_catch_up() returns trigger language plpgsql as $$
declare
  own xid8 := pg_current_xact_id();
  left_behind xid8[] := '{}';
begin
  if pg_try_advisory_xact_lock_shared(4713006) then
    left_behind := array_remove(search_waiting(null), own);
  elsif exists (select from search_pending where xact <> own and failed_at is null and at < clock_timestamp() - interval '2 seconds') then
    left_behind := array_remove(search_waiting(8), own);
  elsif (select count(*) from (select from search_pending where failed_at is null limit 33) as waiting) <= 32 then
    -- It waits from now on, however long this has taken.
    if now() < clock_timestamp() - interval '1 second' then
      update search_pending set at = clock_timestamp() where xact = own;
    end if;
    perform pg_notify('search_pending', '');
    own := null;
  end if;
  if own is not null then
    perform search_lock_marked(left_behind || own);
    if left_behind <> '{}' then
      perform search_write_left(left_behind);
    end if;
    perform search_write_marked(array[own]);
  end if;
  delete from search_turn where xact = pg_current_xact_id();
  return null;
end
$$;

-- One turn of whoever writes: what a few transactions have marked, since all of them are found when it ends. Answers whether
-- there may be more.
create function search_drain() returns boolean language plpgsql as $$
declare
  marked_by xid8[] := search_waiting(8);
begin
  if marked_by = '{}' then
    return false;
  end if;
  perform search_lock_marked(marked_by);
  perform search_write_left(marked_by);
  return true;
end
$$;

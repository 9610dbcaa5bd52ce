-- What is searched is written beside the transaction that changes it, by whoever waits for that (docs/decisions/0088).

-- What is to be written: it outlives a crash.
alter table search_pending set logged;

-- Writes what these transactions have marked, and takes the marks away. A few hundred at a time: of more the planner, which
-- knows nothing yet of what has just come, would compare each with each.
create function search_write_marked(marked_by xid8[]) returns void language plpgsql as $$
declare pending record;
begin
  -- Of two who write about one thing the second waits here and then sees the first one's. In one order, or they would wait
  -- for each other.
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from search_pending where xact = any (marked_by) order by 1) as places;
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

-- When a transaction with marks commits. Whoever holds this lock writes what is marked as soon as it is told; where nobody
-- does, or more waits than is written at once, the transaction writes its own marks itself, as nobody is to wait for a search
-- that knows of them; and what somebody left who has ended.
create or replace function search_catch_up() returns trigger language plpgsql as $$
declare
  is_alone boolean := pg_try_advisory_xact_lock_shared(4713003);
begin
  if is_alone then
    perform search_write_marked(array(select distinct xact from search_pending));
  elsif (select count(*) from (select from search_pending limit 33) as waiting) > 32 then
    perform search_write_marked(array[pg_current_xact_id()]);
  else
    perform pg_notify('search_pending', '');
  end if;
  delete from search_turn where xact = pg_current_xact_id();
  return null;
end
$$;

-- One turn of whoever writes: what some transactions have marked. Answers whether there may be more.
create function search_drain() returns boolean language plpgsql as $$
declare
  marked_by xid8[] := array(select distinct xact from (select xact from search_pending limit 32) as next_ones);
begin
  if marked_by = '{}' then
    return false;
  end if;
  perform search_write_marked(marked_by);
  return true;
end
$$;

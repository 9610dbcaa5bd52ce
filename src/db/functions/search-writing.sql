-- Documents of the search are written after the change that they are about.

-- Makes `search_write_<kind>`, which writes the documents of things of a kind as `search_of_<kind>` says they should be. A function
-- for each kind, since the plan takes longer to make than to follow, and a connection keeps it. Of statements that run only where
-- there is something for them: one that changes nothing tells of it all the same. Of what is written anew only words that it did
-- not have before are looked up.
create or replace function search_kind(kind text) returns void language plpgsql as $$
begin
  execute format($function$
    create or replace function %1$I(ids int[]) returns void language plpgsql as $body$
    declare
      changes search_change[];
      actions text[];
      written text[];
      added text[];
    begin
      select array_agg(compared::search_change) into changes from (
        select case when wanted.object_id is null then 'gone' when stored.id is null then 'added'
            when (stored.title, stored.names, stored.labels, stored.body) is distinct from (wanted.title, wanted.names, wanted.labels, wanted.body) then 'rewritten'
            else 'dated' end as action,
          stored.id, wanted.object_id, wanted.room_id, wanted.event_id, wanted.title, wanted.names, wanted.labels, wanted.body, wanted.url,
          wanted.is_shown, wanted.shown_from, wanted.starts_at, wanted.over_at
        from (
          select object_id, room_id, event_id, title, coalesce(names, '') as names, coalesce(labels, '') as labels, coalesce(body, '{}') as body,
            url, is_shown, shown_from, starts_at, over_at
          from %2$I(ids)
        ) as wanted
        full join (
          select id, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at
          from search_document where kind = %3$L and object_id = any (ids)
        ) as stored on stored.object_id = wanted.object_id
          and coalesce(stored.room_id, 0) = coalesce(wanted.room_id, 0) and coalesce(stored.event_id, 0) = coalesce(wanted.event_id, 0)
        where (stored.title, stored.names, stored.labels, stored.body, stored.url, stored.is_shown, stored.shown_from, stored.starts_at, stored.over_at)
          is distinct from (wanted.title, wanted.names, wanted.labels, wanted.body, wanted.url, wanted.is_shown, wanted.shown_from, wanted.starts_at, wanted.over_at)
      ) as compared;
      if changes is null then
        return;
      end if;
      actions := array(select distinct action from unnest(changes));
      if 'gone' = any (actions) then
        delete from search_document where id = any (array(select change.id from unnest(changes) as change where action = 'gone'));
      end if;
      if 'dated' = any (actions) then
        update search_document set url = change.url, is_shown = change.is_shown, shown_from = change.shown_from, starts_at = change.starts_at, over_at = change.over_at
        from unnest(changes) as change where search_document.id = change.id and action = 'dated';
      end if;
      if 'rewritten' = any (actions) then
        with known as materialized (
          select document.id, tsvector_to_array(words) as lexemes from search_document as document
          where document.id = any (array(select change.id from unnest(changes) as change where action = 'rewritten'))
        ), rewritten as (
          update search_document set title = change.title, names = change.names, labels = change.labels, body = change.body,
            url = change.url, is_shown = change.is_shown, shown_from = change.shown_from, starts_at = change.starts_at, over_at = change.over_at
          from unnest(changes) as change where search_document.id = change.id and action = 'rewritten'
          returning search_document.id, words
        )
        select array_agg(lexeme) into written from rewritten join known using (id),
          lateral (select unnest(tsvector_to_array(words)) as lexeme except select unnest(lexemes)) as others;
      end if;
      if 'added' = any (actions) then
        with added as (
          insert into search_document (kind, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at)
          select %3$L, change.object_id, change.room_id, change.event_id, change.title, change.names, change.labels, change.body, change.url,
            change.is_shown, change.shown_from, change.starts_at, change.over_at
          from unnest(changes) as change where action = 'added'
          returning words
        )
        select array_agg(lexeme) into added from added, unnest(tsvector_to_array(words)) as lexeme;
      end if;
      written := array(
        select lexeme from (select distinct left(lexeme, 40) as lexeme from unnest(written || added) as lexeme where length(lexeme) > 2) as lexemes
        -- One look into the index for each; a comparison of all with all would read the whole list for one title.
        where (select true from search_word where word = lexeme collate "C" limit 1) is null
      );
      if written <> '{}' then
        insert into search_word (word) select unnest(written);
      end if;
    end
    $body$ $function$, 'search_write_' || kind, 'search_of_' || kind, kind);
end
$$;

-- Whatever has changed above is in each of them.
select search_kind(substr(proname, length('search_of_') + 1)) from pg_proc where pronamespace = 'public'::regnamespace and starts_with(proname, 'search_of_');

-- Transactions of which something waits to be written, the oldest first; of what has failed, a minute later.
create or replace function search_waiting(most int) returns xid8[] language sql as $$
  select array(select xact from search_pending where failed_at is null or failed_at < clock_timestamp() - interval '1 minute'
    group by xact order by min(failed_at) nulls first, xact limit most)
$$;

-- Of two who write about one thing the second waits here and then sees the first one's. In one order, or they would wait for
-- each other.
create or replace function search_lock_marked(marked_by xid8[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from search_pending where xact = any (marked_by) order by 1) as places;
end
$$;

-- Writes what these transactions have marked, and takes the marks away. A few hundred at a time: of more the planner, which
-- knows nothing yet of what has just come, would compare each with each.
create or replace function search_write_marked(marked_by xid8[]) returns void language plpgsql as $$
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
create or replace function search_write_left(marked_by xid8[]) returns void language plpgsql as $$
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

-- One turn of whoever writes: what a few transactions have marked, since all of them are found when it ends. Answers whether
-- there may be more.
create or replace function search_drain() returns boolean language plpgsql as $$
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

drop trigger if exists search_catch_up on search_turn;
create constraint trigger search_catch_up after insert on search_turn deferrable initially deferred for each row execute function search_catch_up();

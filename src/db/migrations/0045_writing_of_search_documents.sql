-- What is searched is written without work for what stays as it is (docs/decisions/0077).

-- Once for all rows that one change concerns, in one call.
create or replace function search_note(noted text, ids int[]) returns void language plpgsql as $$
begin
  insert into search_pending (kind, id) select distinct noted, id from unnest(ids) as id where id is not null on conflict do nothing;
  if found then
    insert into search_turn default values on conflict do nothing;
  end if;
end
$$;

create or replace function search_event_changed() returns trigger language plpgsql as $$
begin
  perform search_note('event', array[old.production_id, new.production_id]);
  -- Who is only known by taking part has a page while something of it can be seen.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.is_online, old.production_id) is distinct from (new.is_online, new.production_id)) then
    perform search_note('person', array(select person_id from credit where production_id = old.production_id or event_id = old.id));
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.is_online, old.production_id) is distinct from (new.is_online, new.production_id)) then
    perform search_note('person', array(select person_id from credit
      where production_id = new.production_id and not exists (select from search_document where kind = 'person' and object_id = person_id)));
  end if;
  return null;
end
$$;

-- As stable as what it calls, and no more: only so does PostgreSQL take it for a part of the query that calls it.
create or replace function both_texts(given jsonb) returns text stable parallel safe language sql as $$
  select concat_ws(' / ', given->>'de', given->>'en')
$$;

-- Makes `search_write_<kind>`, which writes the documents of things of a kind as `search_of_<kind>` says they should be. A
-- function for each kind, since the plan takes longer to make than to follow, and a connection keeps it. Folded texts and
-- vectors are made of new texts alone: not of what is as it was, and not where only dates are others.
create function search_kind(kind text) returns void language plpgsql as $$
begin
  execute format($function$
    create or replace function %1$I(ids int[]) returns void language plpgsql as $body$
    begin
      with wanted as materialized (
        select object_id, room_id, event_id, title, coalesce(names, '') as names, coalesce(labels, '') as labels, coalesce(body, '{}') as body,
          url, is_shown, shown_from, starts_at, over_at
        from %2$I(ids)
      ), stored as materialized (
        select id, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at
        from search_document where kind = %3$L and object_id = any (ids)
      ), gone as (
        delete from search_document using stored where search_document.id = stored.id and not exists (select from wanted
          where wanted.object_id = stored.object_id and wanted.room_id is not distinct from stored.room_id and wanted.event_id is not distinct from stored.event_id)
      ), changed as materialized (
        select stored.id, wanted.*,
          (stored.title, stored.names, stored.labels, stored.body) is distinct from (wanted.title, wanted.names, wanted.labels, wanted.body) as is_rewritten
        from wanted left join stored on stored.object_id = wanted.object_id
          and stored.room_id is not distinct from wanted.room_id and stored.event_id is not distinct from wanted.event_id
        where stored.id is null
          or (stored.title, stored.names, stored.labels, stored.body, stored.url, stored.is_shown, stored.shown_from, stored.starts_at, stored.over_at)
            is distinct from (wanted.title, wanted.names, wanted.labels, wanted.body, wanted.url, wanted.is_shown, wanted.shown_from, wanted.starts_at, wanted.over_at)
      ), dated as (
        update search_document set url = changed.url, is_shown = changed.is_shown, shown_from = changed.shown_from, starts_at = changed.starts_at, over_at = changed.over_at
        from changed where search_document.id = changed.id and not is_rewritten
      ), rewritten as (
        update search_document set title = changed.title, names = changed.names, labels = changed.labels, body = changed.body,
          url = changed.url, is_shown = changed.is_shown, shown_from = changed.shown_from, starts_at = changed.starts_at, over_at = changed.over_at
        from changed where search_document.id = changed.id and is_rewritten
        returning words
      ), added as (
        insert into search_document (kind, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at)
        select %3$L, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at from changed where id is null
        returning words
      )
      insert into search_word (word)
      select lexeme from (
        select distinct lexeme from (select words from rewritten union all select words from added) as written, unnest(tsvector_to_array(words)) as lexeme
        where length(lexeme) between 3 and 40
      ) as lexemes
      -- One look into the index for each; a comparison of all with all would read the whole list for one title.
      where (select true from search_word where word = lexeme collate "C" limit 1) is null;
    end
    $body$ $function$, 'search_write_' || kind, 'search_of_' || kind, kind);
end
$$;
select search_kind(kind) from unnest(array['event', 'person', 'article', 'venue', 'series', 'page', 'type', 'tag', 'genre']) as kind;

-- Of two who write the same things the second waits and then sees the first one's, whether they come by a change or by
-- `npm run search:rebuild`.
create or replace function search_refresh(kind text, ids int[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from unnest(ids) as id order by 1) as places;
  execute format('select %I($1)', 'search_write_' || kind) using ids;
end
$$;

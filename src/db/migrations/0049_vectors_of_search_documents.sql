-- What a change costs the search (docs/decisions/0085). A function in SQL that cannot become a part of its caller is planned
-- anew in each statement; what a connection keeps of one in PL/pgSQL is used again.

create or replace function fold_text(given text) returns text immutable strict parallel safe language plpgsql as $$
declare
  decomposed text := normalize(given, nfkd);
begin
  return regexp_replace(
    lower(replace(replace(replace(translate(
      regexp_replace(decomposed || ' ' || regexp_replace(decomposed, '([aouAOU])\u0308', '\1e', 'g'), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s!-/:-@[-`{-~\u00a0«»„“”‚‘’‹›–—…·]+', ' ', 'g');
end
$$;

create or replace function search_heading(title jsonb) returns text immutable parallel safe language plpgsql as $$
begin
  return '| ' || concat_ws(' | ', fold_plain(title->>'de'), fold_spelled(title->>'de'), fold_plain(title->>'en'), fold_spelled(title->>'en')) || ' |';
end
$$;

-- Words as they are and as the two languages reduce them: A of the title, B names and works, C what it belongs to, D texts.
create or replace function search_vector(title jsonb, names text, labels text, body jsonb) returns tsvector immutable parallel safe language plpgsql as $$
declare
  head text := coalesce(fold_text(concat_ws(' / ', title->>'de', title->>'en')), '');
  named text := coalesce(fold_text(names), '');
  labelled text := coalesce(fold_text(labels), '');
  german text := coalesce(fold_text(left(body->>'de', 40000)), '');
  english text := coalesce(fold_text(left(body->>'en', 40000)), '');
begin
  return setweight(to_tsvector('pg_catalog.simple', head) || to_tsvector('pg_catalog.german', head) || to_tsvector('pg_catalog.english', head), 'A')
      || setweight(to_tsvector('pg_catalog.simple', named) || to_tsvector('pg_catalog.german', named) || to_tsvector('pg_catalog.english', named), 'B')
      || setweight(to_tsvector('pg_catalog.simple', labelled) || to_tsvector('pg_catalog.german', labelled) || to_tsvector('pg_catalog.english', labelled), 'C')
      || setweight(to_tsvector('pg_catalog.simple', german || ' ' || english) || to_tsvector('pg_catalog.german', german) || to_tsvector('pg_catalog.english', english), 'D');
end
$$;

create type search_change as (
  action text, id int, object_id int, room_id int, event_id int, title jsonb, names text, labels text, body jsonb, url jsonb,
  is_shown boolean, shown_from timestamptz, starts_at timestamptz, over_at timestamptz
);

-- Makes `search_write_<kind>` as before (migration 0045), of statements that run only where there is something for them: a
-- statement that changes nothing tells of it all the same. Of what is written anew only words that it did not have before
-- are looked up.
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
        select lexeme from (select distinct lexeme from unnest(written || added) as lexeme where length(lexeme) between 3 and 40) as lexemes
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
select search_kind(kind) from unnest(array['event', 'person', 'article', 'venue', 'series', 'page', 'type', 'tag', 'genre']) as kind;

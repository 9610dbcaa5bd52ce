-- What visitors can open, as it is searched (src/features/search): one row for each thing, written in the transaction that
-- changes it, and not when somebody searches. It takes the place of the texts of events (migration 0012).

drop function event_search_added() cascade;
drop function event_search_changed() cascade;
drop function list_search_changed() cascade;
drop function name_search_changed() cascade;
drop function refresh_search_text(int[]);
drop function search_texts_of(int[]);
drop table search_text;

-- Without case and accents, words apart by one space. `fold_text` (migration 0012) is both of these behind one another.
create function fold_plain(given text) returns text immutable strict parallel safe language sql as $$
  select btrim(regexp_replace(
    lower(replace(replace(replace(translate(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'),
      'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s!-/:-@[-`{-~\u00a0«»„“”‚‘’‹›–—…·]+', ' ', 'g'))
$$;
-- The same with umlauts spelled by their e.
create function fold_spelled(given text) returns text immutable strict parallel safe language sql as $$
  select fold_plain(regexp_replace(normalize(given, nfkd), '([aouAOU])\u0308', '\1e', 'g'))
$$;

-- Titles between bars, each word after a space: whether one is, or begins with, what was typed is a pattern.
create function search_heading(title jsonb) returns text immutable parallel safe language sql as $$
  select '| ' || concat_ws(' | ', fold_plain(title->>'de'), fold_spelled(title->>'de'), fold_plain(title->>'en'), fold_spelled(title->>'en')) || ' |'
$$;

-- Words as they are and as the two languages reduce them: A of the title, B names and works, C what it belongs to, D texts.
create function search_vector(title jsonb, names text, labels text, body jsonb) returns tsvector immutable parallel safe language sql as $$
  select setweight(to_tsvector('pg_catalog.simple', head) || to_tsvector('pg_catalog.german', head) || to_tsvector('pg_catalog.english', head), 'A')
      || setweight(to_tsvector('pg_catalog.simple', named) || to_tsvector('pg_catalog.german', named) || to_tsvector('pg_catalog.english', named), 'B')
      || setweight(to_tsvector('pg_catalog.simple', labelled) || to_tsvector('pg_catalog.german', labelled) || to_tsvector('pg_catalog.english', labelled), 'C')
      || setweight(to_tsvector('pg_catalog.simple', german || ' ' || english) || to_tsvector('pg_catalog.german', german) || to_tsvector('pg_catalog.english', english), 'D')
  from (select
    coalesce(fold_text(concat_ws(' / ', title->>'de', title->>'en')), '') as head,
    coalesce(fold_text(names), '') as named,
    coalesce(fold_text(labels), '') as labelled,
    coalesce(fold_text(left(body->>'de', 40000)), '') as german,
    coalesce(fold_text(left(body->>'en', 40000)), '') as english) as folded
$$;

create table search_document (
  id         int generated always as identity primary key,
  kind       text not null,              -- 'event', 'person' … : names its source, search_of_<kind>
  object_id  int not null,               -- of events the production
  room_id    int,                        -- of events: of those in this room
  event_id   int,                        -- the one event that differs from the others in a text, its cast or its programme
  title      jsonb not null,
  names      text not null default '',
  labels     text not null default '',
  body       jsonb not null default '{}',
  url        jsonb,                      -- where it does not follow from the title and the number
  is_shown   boolean not null default true,
  shown_from timestamptz,
  starts_at  timestamptz,
  over_at    timestamptz,
  heading    text not null generated always as (search_heading(title)) stored,
  naming     text not null generated always as (' ' || coalesce(fold_text(names || ' ' || labels), '') || ' ') stored,
  words      tsvector not null generated always as (search_vector(title, names, labels, body)) stored,
  unique nulls not distinct (kind, object_id, room_id, event_id)
);
create index search_document_by_words on search_document using gin (words) with (gin_pending_list_limit = 256);
create index search_document_by_event on search_document (event_id) where event_id is not null;
create index search_document_to_come on search_document (shown_from) where shown_from is not null;

-- Every word of them, to find parts of words and what is meant by one that is typed wrongly. Words that are gone may stay:
-- they lead to nothing. No word is unique here, for two who bring the same new one must not wait for each other.
create table search_word (word text collate "C" not null);
create index search_word_by_beginning on search_word (word);

do $$
declare place text;
begin
  select nspname into place from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace where opcname = 'gin_trgm_ops';
  if place is not null then
    execute format('create index search_word_by_letters on search_word using gin (word %I.gin_trgm_ops) with (gin_pending_list_limit = 256)', place);
    execute format($function$
      create function search_similar(typed text) returns table (word text) stable language sql as $body$
        select word from (select distinct known.word, %1$I.similarity(known.word, typed) as nearness from search_word known where known.word operator(%1$I.%%) typed) near
        order by nearness desc, word limit 40
      $body$ $function$, place);
  else
    create function search_similar(typed text) returns table (word text) stable language sql as $body$
      select distinct known.word from search_word known
      where known.word >= left(typed, 2) collate "C" and known.word < left(typed, 2) || chr(1114111) and abs(length(known.word) - length(typed)) <= 3 limit 2000
    $body$;
  end if;
end
$$;

-- Spellings of one name, by any of which it is found. The house adds its own.
create table search_spelling (
  spelling text primary key check (spelling = fold_plain(spelling) and spelling !~ ' '),
  meant    text not null
);
insert into search_spelling (spelling, meant)
select spelling, meant from (values
  ('tschaikowski', 'tschaikowsky tchaikovsky tschaikowskij tchaikovski chaikovsky chaikovskii cajkovskij tsjaikovski ciaikovski czajkowski'),
  ('rachmaninow', 'rachmaninov rachmaninoff rakhmaninov rakhmaninoff rachmaninof'),
  ('strawinski', 'strawinsky stravinsky stravinski strawinskij stravinskij'),
  ('schostakowitsch', 'shostakovich schostakovitsch chostakovitch sjostakovitsj szostakowicz shostakovitch'),
  ('prokofjew', 'prokofiev prokofieff prokofjev prokofyev prokofiew'),
  ('mussorgski', 'mussorgsky musorgski musorgsky moussorgski moussorgsky mussorgskij'),
  ('skrjabin', 'scriabin skriabin skryabin scriabine'),
  ('rimski', 'rimsky rimskij'),
  ('korsakow', 'korsakov korsakoff'),
  ('borodin', 'borodine'),
  ('glasunow', 'glazunov glasunov glazounov'),
  ('chatschaturjan', 'khachaturian chatschaturian khatchaturian hacaturjan'),
  ('gubaidulina', 'gubaydulina goubaidoulina'),
  ('schnittke', 'shnitke schnitke'),
  ('ustwolskaja', 'ustvolskaya oustvolskaia ustvolskaja'),
  ('denissow', 'denisov denissov denisow'),
  ('schonberg', 'schoenberg schonberg'),
  ('handel', 'haendel hendel'),
  ('dvorak', 'dworak dvorzak dworschak'),
  ('janacek', 'janaczek janatschek'),
  ('martinu', 'martinou'),
  ('smetana', 'smetanna'),
  ('bartok', 'bartock'),
  ('ligeti', 'ligetti'),
  ('chopin', 'szopen schopin'),
  ('lutoslawski', 'lutoslavski lutoslawsky'),
  ('penderecki', 'penderetzki penderezki'),
  ('sibelius', 'sibellius'),
  ('monteverdi', 'monteverde'),
  ('wengerow', 'vengerov wengerov'),
  ('schaljapin', 'chaliapin shalyapin'),
  ('diaghilew', 'diaghilev djagilew djagilev'),
  ('nijinsky', 'nijinski nischinski nishinsky'),
  ('eugen', 'eugene evgeni jewgeni yevgeny'),
  ('onegin', 'onjegin onegine'),
  ('chowanschtschina', 'khovanshchina chovanscina')
) as named (meant, others), unnest(array_prepend(meant, string_to_array(others, ' '))) as spelling
on conflict do nothing;

create type search_entry as (
  object_id int, room_id int, event_id int, title jsonb, names text, labels text, body jsonb, url jsonb,
  is_shown boolean, shown_from timestamptz, starts_at timestamptz, over_at timestamptz
);

create function both_texts(given jsonb) returns text immutable parallel safe language sql as $$
  select concat_ws(' / ', given->>'de', given->>'en')
$$;

-- What is published of an object's blocks, under its summary.
create function search_body(summary jsonb, belongs_to text, owner int) returns jsonb stable language sql as $$
  select jsonb_object_agg(language, concat_ws(' ', summary->>language,
    (select string_agg(published.search_text, ' ' order by container.sort, container.id) from container
       join published_container as published on published.container_id = container.id
     where container.content_type = belongs_to and container.object_id = owner and published.language = languages.language)))
  from (values ('de'), ('en')) as languages (language)
$$;

-- The documents that things should have. Of events: few texts for many events, one for those of a production in a room and
-- one for each that differs. An event's own cast or programme replaces the production's (migration 0001).
create function search_of_event(productions int[]) returns setof search_entry stable language sql as $$
  with listed as (
    select id, production_id, room_id, type_id, tag_ids, series_ids, genre_ids, title, subtitle, date_start, is_online,
      event_over(date_start, date_end, time_known, day) as over_at,
      exists (select from credit where event_id = event.id) as has_credits,
      exists (select from programme_item where event_id = event.id) as has_items
    from event where production_id = any (productions)
  ), document as (
    select production_id, room_id, null::int as event_id, null::jsonb as title, null::jsonb as subtitle, false as has_credits, false as has_items,
      bool_or(is_online) as is_shown, min(date_start) filter (where is_online) as starts_at, max(over_at) filter (where is_online) as over_at,
      array_agg(distinct type_id) as type_ids,
      string_to_array(string_agg(nullif(array_to_string(tag_ids, ','), ''), ','), ',')::int[] as tag_ids,
      string_to_array(string_agg(nullif(array_to_string(series_ids, ','), ''), ','), ',')::int[] as series_ids,
      string_to_array(string_agg(nullif(array_to_string(genre_ids, ','), ''), ','), ',')::int[] as genre_ids
    from listed where title is null and subtitle is null and not has_credits and not has_items group by production_id, room_id
    union all
    select production_id, room_id, id, title, subtitle, has_credits, has_items, is_online, date_start, over_at, array[type_id], tag_ids, series_ids, genre_ids
    from listed where title is not null or subtitle is not null or has_credits or has_items
  )
  select document.production_id, document.room_id, document.event_id,
    case when has_text(document.title) then document.title else production.title end,
    concat_ws(' / ', both_texts(production.preline), both_texts(document.subtitle), both_texts(production.title), both_texts(production.subtitle),
      case when has_credits
        then (select string_agg(concat_ws(' / ', name, both_texts(names)), ' / ' order by credit.id) from credit join person on person.id = person_id where event_id = document.event_id)
        else (select string_agg(concat_ws(' / ', name, both_texts(names)), ' / ' order by credit.id) from credit join person on person.id = person_id where credit.production_id = document.production_id)
      end,
      case when has_items
        then (select string_agg(concat_ws(' / ', both_texts(work.title), composer.name, both_texts(composer.names)), ' / ' order by item.id)
          from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
          where item.event_id = document.event_id)
        else (select string_agg(concat_ws(' / ', both_texts(work.title), composer.name, both_texts(composer.names)), ' / ' order by item.id)
          from programme_item item join work on work.id = work_id left join person composer on composer.id = composer_id
          where item.production_id = document.production_id)
      end),
    concat_ws(' / ', both_texts(room.name),
      (select string_agg(both_texts(name), ' / ' order by id) from exhibition_type where id = any (document.type_ids)),
      (select string_agg(both_texts(name), ' / ' order by id) from tag where id = any (document.tag_ids) and show_in_filter),
      (select string_agg(both_texts(name), ' / ' order by id) from series where id = any (document.series_ids) and show_in_filter),
      (select string_agg(both_texts(name), ' / ' order by id) from genre where id = any (document.genre_ids))),
    production.description, null::jsonb, document.is_shown, null::timestamptz, document.starts_at, document.over_at
  from document
  join production on production.id = document.production_id
  join room on room.id = document.room_id
$$;

-- Those who have a page: the team, those of whom the house says something, and those who are in something that can be seen.
create function search_of_person(ids int[]) returns setof search_entry stable language sql as $$
  select person.id, null::int, null::int,
    jsonb_build_object('de', coalesce(nullif(names->>'de', ''), person.name), 'en', coalesce(nullif(names->>'en', ''), person.name)),
    concat_ws(' / ', person.name, both_texts(position)), both_texts(category.name), biography, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from person left join person_category category on category.id = category_id
  where person.id = any (ids) and (category_id is not null or biography <> '{}'
    or exists (select from credit join event on event.id = credit.event_id where credit.person_id = person.id and event.is_online)
    or exists (select from credit join production on production.id = credit.production_id where credit.person_id = person.id and production.last_over is not null))
$$;

create function search_of_article(ids int[]) returns setof search_entry stable language sql as $$
  select article.id, null::int, null::int, article.title, concat_ws(' / ', both_texts(preline), author.name),
    concat_ws(' / ', both_texts(category.name), (select string_agg(both_texts(tag.name), ' / ' order by tag.id) from article_tagging join article_tag tag on tag.id = tag_id where article_id = article.id)),
    search_body(summary, 'article', article.id), null::jsonb, true, published_at, null::timestamptz, null::timestamptz
  from article join article_category category on category.id = article.category_id left join person author on author.id = author_id
  where article.id = any (ids) and article.is_online
$$;

create function search_of_venue(ids int[]) returns setof search_entry stable language sql as $$
  select venue.id, null::int, null::int, venue.name,
    (select string_agg(both_texts(room.name), ' / ' order by room.id) from room where venue_id = venue.id), concat_ws(' ', street, postcode, city),
    jsonb_build_object('de', concat_ws(' ', description->>'de', directions->>'de', accessibility->>'de'), 'en', concat_ws(' ', description->>'en', directions->>'en', accessibility->>'en')),
    null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from venue where id = any (ids)
$$;

create function search_of_series(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', both_texts(price), search_body(description, 'series', id), null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz
  from series where id = any (ids)
$$;

create function search_of_page(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, title, both_texts(headline), '', search_body(meta_description, 'page', id), urls, true, null::timestamptz, null::timestamptz, null::timestamptz
  from page where id = any (ids) and is_online and is_clickable and content_type = 'page'
$$;

-- Options of the programme's filters: each leads to the programme with it.
create function search_of_type(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from exhibition_type where id = any (ids)
$$;
create function search_of_tag(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from tag where id = any (ids) and show_in_filter
$$;
create function search_of_genre(ids int[]) returns setof search_entry stable language sql as $$
  select id, null::int, null::int, name, '', '', '{}'::jsonb, null::jsonb, true, null::timestamptz, null::timestamptz, null::timestamptz from genre where id = any (ids)
$$;

-- Writes the documents of these things as they should be, and the words that are new.
create function search_refresh(kind text, ids int[]) returns void language plpgsql as $$
begin
  execute format($statement$
    with wanted as materialized (
      select * from %I($1)
    ), gone as (
      delete from search_document old where old.kind = %2$L and old.object_id = any ($1) and not exists (select from wanted
        where wanted.object_id = old.object_id and wanted.room_id is not distinct from old.room_id and wanted.event_id is not distinct from old.event_id)
    ), written as (
      insert into search_document (kind, object_id, room_id, event_id, title, names, labels, body, url, is_shown, shown_from, starts_at, over_at)
      select %2$L, object_id, room_id, event_id, title, coalesce(names, ''), coalesce(labels, ''), coalesce(body, '{}'), url, is_shown, shown_from, starts_at, over_at from wanted
      on conflict on constraint search_document_kind_object_id_room_id_event_id_key do update
      set title = excluded.title, names = excluded.names, labels = excluded.labels, body = excluded.body, url = excluded.url,
          is_shown = excluded.is_shown, shown_from = excluded.shown_from, starts_at = excluded.starts_at, over_at = excluded.over_at
      where (search_document.title, search_document.names, search_document.labels, search_document.body, search_document.url,
             search_document.is_shown, search_document.shown_from, search_document.starts_at, search_document.over_at)
        is distinct from (excluded.title, excluded.names, excluded.labels, excluded.body, excluded.url, excluded.is_shown, excluded.shown_from, excluded.starts_at, excluded.over_at)
      returning words
    )
    insert into search_word (word)
    select distinct lexeme from written, unnest(tsvector_to_array(words)) as lexeme
    where length(lexeme) between 3 and 40 and not exists (select from search_word known where known.word = lexeme collate "C")
  $statement$, 'search_of_' || kind, kind) using ids;
end
$$;

-- What a transaction has changed. Its documents are written once, when it commits: an import touches a production a hundred
-- times. Nothing ever stays here.
create unlogged table search_pending (
  xact xid8 not null default pg_current_xact_id(),
  kind text not null,
  id   int not null,
  primary key (xact, kind, id)
);

-- One row for a transaction with something pending, so that it is looked after once, however much that is.
create unlogged table search_turn (xact xid8 primary key default pg_current_xact_id());

create function search_note(noted text, ids int[]) returns void language sql as $$
  insert into search_pending (kind, id) select distinct noted, id from unnest(ids) as id where id is not null on conflict do nothing;
  insert into search_turn select where exists (select from unnest(ids) as id where id is not null) on conflict do nothing;
$$;

create function search_catch_up() returns trigger language plpgsql as $$
declare pending record;
begin
  -- Of two transactions about one thing the second waits here and then sees the first one's. In one order, or they would
  -- wait for each other.
  perform pg_advisory_xact_lock(4713002, place) from (select distinct id % 64 as place from search_pending where xact = pg_current_xact_id() order by 1) as places;
  -- A few hundred at a time: of more the planner, which knows nothing yet of what has just come, would compare each with each.
  for pending in
    select kind, array_agg(id) as ids
    from (select kind, id, row_number() over (partition by kind order by id) / 200 as part from search_pending where xact = pg_current_xact_id()) as parts
    group by kind, part order by kind, part
  loop
    perform search_refresh(pending.kind, pending.ids);
  end loop;
  delete from search_pending where xact = pg_current_xact_id();
  delete from search_turn where xact = pg_current_xact_id();
  return null;
end
$$;
create constraint trigger search_catch_up after insert on search_turn deferrable initially deferred for each row execute function search_catch_up();

create function search_event_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_note('event', array[old.production_id]);
  end if;
  if tg_op <> 'DELETE' then
    perform search_note('event', array[new.production_id]);
  end if;
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
create trigger search_added after insert or delete on event for each row execute function search_event_changed();
create trigger search_changed after update of production_id, room_id, type_id, tag_ids, series_ids, genre_ids, title, subtitle, date_start, date_end, time_known, is_online on event
  for each row when ((old.production_id, old.room_id, old.type_id, old.tag_ids, old.series_ids, old.genre_ids, old.title, old.subtitle, old.date_start, old.date_end, old.time_known, old.is_online)
    is distinct from (new.production_id, new.room_id, new.type_id, new.tag_ids, new.series_ids, new.genre_ids, new.title, new.subtitle, new.date_start, new.date_end, new.time_known, new.is_online))
  execute function search_event_changed();

-- Cast and programme, of a production or an event.
create function search_list_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_note('event', array[coalesce(old.production_id, (select production_id from event where id = old.event_id))]);
    if tg_table_name = 'credit' then
      perform search_note('person', array[old.person_id]);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    perform search_note('event', array[coalesce(new.production_id, (select production_id from event where id = new.event_id))]);
    if tg_table_name = 'credit' then
      perform search_note('person', array[new.person_id]);
    end if;
  end if;
  return null;
end
$$;
create trigger search_changed after insert or update or delete on credit for each row execute function search_list_changed();
create trigger search_changed after insert or update or delete on programme_item for each row execute function search_list_changed();

-- Things that are found by themselves; what their names stand in, besides.
create function search_thing_changed() returns trigger language plpgsql as $$
declare
  noted text := tg_argv[0];
  thing int := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if noted <> '' then
    perform search_note(noted, array[thing]);
  end if;
  if tg_op = 'UPDATE' then
    case tg_table_name
      when 'production' then perform search_note('event', array[thing]);
      when 'room' then
        perform search_note('event', array(select distinct production_id from event where room_id = thing));
        perform search_note('venue', array[old.venue_id, new.venue_id]);
      when 'exhibition_type' then perform search_note('event', array(select distinct production_id from event where type_id = thing));
      when 'tag' then perform search_note('event', array(select distinct production_id from event where thing = any (tag_ids)));
      when 'series' then perform search_note('event', array(select distinct production_id from event where thing = any (series_ids)));
      when 'genre' then perform search_note('event', array(select distinct production_id from event where thing = any (genre_ids)));
      when 'person_category' then perform search_note('person', array(select id from person where category_id = thing));
      when 'article_category' then perform search_note('article', array(select id from article where category_id = thing));
      when 'article_tag' then perform search_note('article', array(select article_id from article_tagging where tag_id = thing));
      when 'work' then
        perform search_note('event', array(select coalesce(item.production_id, event.production_id)
          from programme_item item left join event on event.id = item.event_id where item.work_id = thing));
      when 'person' then
        if (old.name, old.names) is distinct from (new.name, new.names) then
          perform search_note('article', array(select id from article where author_id = thing));
          perform search_note('event', array(
            select coalesce(credit.production_id, event.production_id) from credit left join event on event.id = credit.event_id where credit.person_id = thing
            union all
            select coalesce(item.production_id, event.production_id)
            from work join programme_item item on item.work_id = work.id left join event on event.id = item.event_id where work.composer_id = thing));
        end if;
      else null;
    end case;
  elsif tg_table_name = 'room' then
    perform search_note('venue', array[case when tg_op = 'DELETE' then old.venue_id else new.venue_id end]);
  end if;
  return null;
end
$$;
create trigger search_changed after update of preline, title, subtitle, description on production for each row
  when ((old.preline, old.title, old.subtitle, old.description) is distinct from (new.preline, new.title, new.subtitle, new.description)) execute function search_thing_changed('');
create trigger search_changed after insert or update of name, venue_id or delete on room for each row execute function search_thing_changed('');
create trigger search_changed after update of title, composer_id on work for each row
  when ((old.title, old.composer_id) is distinct from (new.title, new.composer_id)) execute function search_thing_changed('');
create trigger search_changed after insert or update of name or delete on exhibition_type for each row execute function search_thing_changed('type');
create trigger search_changed after insert or update of name, show_in_filter or delete on tag for each row execute function search_thing_changed('tag');
create trigger search_changed after insert or update of name or delete on genre for each row execute function search_thing_changed('genre');
create trigger search_changed after insert or update of name, show_in_filter, description, price or delete on series for each row execute function search_thing_changed('series');
create trigger search_changed after insert or update of name, names, category_id, position, biography or delete on person for each row execute function search_thing_changed('person');
create trigger search_changed after update of name on person_category for each row execute function search_thing_changed('');
create trigger search_changed after insert or update of name, description, directions, accessibility, street, postcode, city or delete on venue for each row execute function search_thing_changed('venue');
create trigger search_changed after insert or update of title, preline, summary, category_id, author_id, is_online, published_at or delete on article for each row execute function search_thing_changed('article');
create trigger search_changed after update of name on article_category for each row execute function search_thing_changed('');
create trigger search_changed after update of name on article_tag for each row execute function search_thing_changed('');
create trigger search_changed after insert or update of title, headline, urls, meta_description, is_online, is_clickable, content_type or delete on page for each row execute function search_thing_changed('page');

create function search_tagging_changed() returns trigger language plpgsql as $$
begin
  perform search_note('article', array[case when tg_op = 'DELETE' then old.article_id else new.article_id end]);
  return null;
end
$$;
create trigger search_changed after insert or delete on article_tagging for each row execute function search_tagging_changed();

-- What is published of blocks.
create function search_text_published() returns trigger language plpgsql as $$
begin
  perform search_note(content_type, array[object_id]) from container where id = new.container_id and content_type in ('article', 'page', 'series');
  return null;
end
$$;
create trigger search_changed after update of search_text on published_container for each row
  when (old.search_text is distinct from new.search_text) execute function search_text_published();

create index if not exists programme_item_by_work on programme_item (work_id);
create index if not exists work_by_composer on work (composer_id);

-- Everything anew, kind by kind; `npm run search:rebuild` does the same in steps.
select search_refresh('event', array(select id from production));
select search_refresh('person', array(select id from person));
select search_refresh('article', array(select id from article));
select search_refresh('venue', array(select id from venue));
select search_refresh('series', array(select id from series));
select search_refresh('page', array(select id from page));
select search_refresh('type', array(select id from exhibition_type));
select search_refresh('tag', array(select id from tag));
select search_refresh('genre', array(select id from genre));

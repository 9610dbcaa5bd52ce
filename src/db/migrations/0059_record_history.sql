-- What staff keep in the back office (src/resources): the history of each record, the bin of deleted ones, and what lists need.

-- One entry for each record and transaction: which columns were changed, with what stood there before and after. Written by
-- triggers, so that no way of writing goes by it. Who and how is told by settings of the transaction (src/api/implement).
create table record_history (
  id        int generated always as identity primary key,
  kind      text not null,               -- the record's table
  record_id int not null,
  at        timestamptz not null,
  user_id   int,                         -- not a reference: the entry outlives the account
  user_name text not null default '',
  via       text not null,
  batch     text,                        -- entries that were one act: a change of many, an import
  action    text not null check (action in ('created', 'changed', 'deleted')),
  changes   jsonb not null,              -- { "column": [before, after] }
  xact      xid8 not null default pg_current_xact_id(),
  unique (kind, record_id, xact)
);
create index record_history_by_record on record_history (kind, record_id, id desc);
create index record_history_by_batch on record_history (batch) where batch is not null;
create index record_history_by_time on record_history (at);

create table record_bin (
  id         int generated always as identity primary key,
  kind       text not null,
  record_id  int not null,
  label      jsonb not null,
  data       jsonb not null,             -- { "row": …, "links": { "field": [ids] }, "rows": { "field": [rows] } }
  deleted_at timestamptz not null,
  user_id    int,
  user_name  text not null default '',
  unique (kind, record_id)
);

create function record_setting(name text) returns text stable language sql as $$ select nullif(current_setting('foyer.' || name, true), '') $$;

create function note_record(noted text, record int, act text, diff jsonb) returns void language sql as $$
  insert into record_history as known (kind, record_id, at, user_id, user_name, via, batch, action, changes)
  select noted, record, coalesce(record_setting('now')::timestamptz, now()), who.id, coalesce(nullif(u.name, ''), u.email, ''),
    coalesce(record_setting('via'), 'other'), record_setting('batch'), act, diff
  from (select record_setting('user')::int as id) who left join site_user u on u.id = who.id
  on conflict (kind, record_id, xact) do update set
    action = case when excluded.action = 'deleted' or known.action = 'deleted' then excluded.action else known.action end,
    changes = (
      select coalesce(jsonb_object_agg(key, value), '{}') from (
        select key, case when known.changes ? key then jsonb_build_array(known.changes->key->0, value->1) else value end as value
          from jsonb_each(excluded.changes)
        union all select key, value from jsonb_each(known.changes) where not excluded.changes ? key) as merged
      where value->0 is distinct from value->1)
$$;

-- A row of a record. What nobody does (a seed, a migration) is not noted where it is new; of an import only that it is.
create function note_record_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - (tg_argv[0])::text[] - 'id' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - (tg_argv[0])::text[] - 'id' end;
  diff jsonb;
begin
  if tg_op = 'INSERT' and record_setting('user') is null and record_setting('via') is null then return null; end if;
  if tg_op = 'UPDATE' and before = after then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before->key, after->key)), '{}') into diff
    from jsonb_object_keys(coalesce(after, before)) as key
    where before->key is distinct from after->key and (tg_op <> 'INSERT' or after->key not in ('null', '{}', '[]', '""'));
  if tg_op = 'INSERT' and record_setting('user') is null then diff := '{}'; end if;
  perform note_record(tg_table_name, case tg_op when 'DELETE' then old.id else new.id end,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end, diff);
  return null;
end $$;

-- Rows of another table that belong to a record: a list of numbers where they link it with something, else rows. What nobody
-- adds is not noted, as of records themselves.
-- Arguments: the record's table, the field, the column of the record's number, that of the other's or '', that by which rows
-- are ordered or '', and which columns are left out.
create function note_record_parts() returns trigger language plpgsql as $$
declare
  own text := format('%I', tg_argv[2]);
  other text := nullif(tg_argv[3], '');
  shown text := case when other is null then format('to_jsonb(r) - %L::text[]', tg_argv[5]) else format('to_jsonb(r.%I)', other) end;
  listed text := format('coalesce(jsonb_agg(%s order by r.%I), ''[]'')', shown, coalesce(nullif(tg_argv[4], ''), other, 'id'));
  same text := case when other is null then 'n.id = o.id' else format('n.%1$I = o.%1$I and n.%2$s = o.%2$s', other, own) end;
  owners int[];
  owner int;
  before jsonb;
  after jsonb;
begin
  if tg_op = 'INSERT' and record_setting('user') is null and record_setting('via') is null then return null; end if;
  execute format('select array_agg(distinct o.%1$s) from (%2$s) o where o.%1$s is not null', own,
    case tg_op when 'INSERT' then format('select %s from changed', own) when 'DELETE' then format('select %s from was', own)
               else format('select %1$s from changed union select %1$s from was', own) end) into owners;
  foreach owner in array coalesce(owners, '{}') loop
    execute format('select %s from %I r where r.%s = $1', listed, tg_table_name, own) into after using owner;
    execute format('select %s from (select * from %I o where o.%s = $1 %s %s) r', listed, tg_table_name, own,
      case when tg_op = 'DELETE' then '' else format('and not exists (select from changed n where %s)', same) end,
      case when tg_op = 'INSERT' then '' else format('union all select * from was where was.%s = $1', own) end) into before using owner;
    if before is distinct from after then
      perform note_record(tg_argv[0], owner, 'changed', jsonb_build_object(tg_argv[1], jsonb_build_array(before, after)));
    end if;
  end loop;
  return null;
end $$;

-- `concat_ws` is not immutable, as of a date it would not be.
create function join_words(variadic words text[]) returns text immutable parallel safe language plpgsql as $$
begin
  return array_to_string(words, ' ');
end $$;

create function count_record_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

-- Makes a table one of records: a revision, a history, and what lists sort and search by. `title` and `texts` are expressions
-- over its columns; `machine`: columns that no person writes. Of a table whose revision is counted already `counts` is false.
create function keep_records(of regclass, title text, texts text, machine text[] default '{}', counts boolean default true) returns void language plpgsql as $$
begin
  execute format('alter table %s add column if not exists revision int not null default 1', of);
  if counts then
    execute format('create trigger record_written before update on %s for each row execute function count_record_writes()', of);
  end if;
  execute format('alter table %s add column list_title text not null generated always as (coalesce(fold_plain(%s), '''')) stored', of, title);
  execute format('alter table %s add column list_text text not null generated always as (coalesce(fold_plain(%s), '''')) stored', of, texts);
  execute format('create index on %s (list_title, id)', of);
  execute format('create trigger record_noted after insert or update or delete on %s for each row execute function note_record_row(%L)',
    of, (machine || '{revision,list_title,list_text,updated_at}'::text[])::text);
end $$;

-- The rows of `of` belong to records of `record`: as a list of the numbers in `other_column`, else as rows in the order of
-- `order_column`, without the columns `machine`.
create function keep_record_parts(of regclass, record text, field text, own_column text, other_column text default '', order_column text default '', machine text[] default '{id}')
returns void language plpgsql as $$
declare
  arguments text := format('%L, %L, %L, %L, %L, %L', record, field, own_column, other_column, order_column, (machine || own_column)::text);
begin
  execute format('create trigger record_parts_added after insert on %s referencing new table as changed for each statement execute function note_record_parts(%s)', of, arguments);
  execute format('create trigger record_parts_removed after delete on %s referencing old table as was for each statement execute function note_record_parts(%s)', of, arguments);
  execute format('create trigger record_parts_changed after update on %s referencing old table as was new table as changed for each statement execute function note_record_parts(%s)', of, arguments);
end $$;

select keep_records('partner', 'name', 'join_words(name, link)');
select keep_records('venue', 'name->>''de''', 'join_words(name->>''de'', name->>''en'', street, postcode, city)');
select keep_record_parts('room', 'venue', 'rooms', 'venue_id', order_column => 'sort', machine => '{sort}');

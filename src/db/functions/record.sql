-- History of the records of the back office: who changed which field, from what to what.

create or replace function record_setting(name text) returns text stable language sql as $$ select nullif(current_setting('foyer.' || name, true), '') $$;

-- A record that is noted on both sides belongs to the batch, whichever side came first.
create or replace function note_record(noted text, record int, act text, diff jsonb) returns void language plpgsql as $$
begin -- written in SQL, it would be planned anew for each row before PostgreSQL 18
  insert into record_history as known (kind, record_id, at, user_id, user_name, via, batch, action, changes)
  select noted, record, coalesce(record_setting('now')::timestamptz, now()), who.id, coalesce(nullif(u.name, ''), u.email, ''),
    coalesce(record_setting('via'), 'other'), record_setting('batch'), act, diff
  from (select record_setting('user')::int as id) who left join site_user u on u.id = who.id
  on conflict (kind, record_id, xact) do update set
    batch = coalesce(known.batch, excluded.batch),
    action = case when excluded.action = 'deleted' or known.action = 'deleted' then excluded.action else known.action end,
    changes = (
      select coalesce(jsonb_object_agg(key, value), '{}') from (
        select key, case when known.changes ? key then jsonb_build_array(known.changes->key->0, value->1) else value end as value
          from jsonb_each(excluded.changes)
        union all select key, value from jsonb_each(known.changes) where not excluded.changes ? key) as merged
      where value->0 is distinct from value->1);
end $$;

-- A row of a record. What nobody does (a seed, a migration) is not noted where it is new; of an import only that it is.
create or replace function note_record_row() returns trigger language plpgsql as $$
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
create or replace function note_record_parts() returns trigger language plpgsql as $$
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

-- For all records of a statement at once, of which an import writes hundreds. Of what an import by command makes it is enough
-- that it is made, as of the records themselves (note_record_row). Arguments: the record's table, and the field.
create or replace function note_details() returns trigger language plpgsql as $$
declare
  own text := format('%I', tg_argv[0] || '_id');
  listed text := 'jsonb_agg(to_jsonb(r) - ''{id,production_id,event_id}''::text[] order by r.position, r.id)';
  owners text := case tg_op when 'INSERT' then format('select %s as owner from changed', own)
                            when 'DELETE' then format('select %s as owner from was', own)
                            else format('select %1$s as owner from changed union select %1$s from was', own) end;
  remaining text := case when tg_op = 'DELETE' then '' else 'and not exists (select from changed n where n.id = o.id)' end;
  gone text := case when tg_op = 'INSERT' then '' else 'union all select * from was' end;
  is_noted text := case when tg_op <> 'INSERT' or record_setting('user') is not null then 'true' else
    'exists (select from record_history h where h.kind = $1 and h.record_id = owner and h.xact = pg_current_xact_id() and h.changes ? $2)' end;
begin
  if tg_op = 'INSERT' and record_setting('user') is null and record_setting('via') is null then return null; end if;
  execute format('
    with owners as materialized (select distinct owner from (%1$s) found where owner is not null),
         after as (select r.%2$s as owner, %3$s as rows from %4$I r where r.%2$s in (select owner from owners) group by 1),
         before as (select r.%2$s as owner, %3$s as rows
           from (select * from %4$I o where o.%2$s in (select owner from owners) %5$s %6$s) r where r.%2$s is not null group by 1)
    select note_record($1, owner, ''changed'', jsonb_build_object($2, jsonb_build_array(coalesce(before.rows, ''[]''), coalesce(after.rows, ''[]''))))
      from owners left join after using (owner) left join before using (owner)
     where coalesce(before.rows, ''[]'') <> coalesce(after.rows, ''[]'') and %7$s',
    owners, own, listed, tg_table_name, remaining, gone, is_noted) using tg_argv[0], tg_argv[1];
  return null;
end $$;

create or replace function count_record_writes() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

-- Makes a table one of records: a revision, a history, and what lists sort and search by. `title` and `texts` are expressions
-- over its columns; `machine`: columns that no person writes. Of a table whose revision is counted already `counts` is false.
create or replace function keep_records(of regclass, title text, texts text, machine text[] default '{}', counts boolean default true) returns void language plpgsql as $$
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
create or replace function keep_record_parts(of regclass, record text, field text, own_column text, other_column text default '', order_column text default '', machine text[] default '{id}')
returns void language plpgsql as $$
declare
  arguments text := format('%L, %L, %L, %L, %L, %L', record, field, own_column, other_column, order_column, (machine || own_column)::text);
begin
  execute format('create trigger record_parts_added after insert on %s referencing new table as changed for each statement execute function note_record_parts(%s)', of, arguments);
  execute format('create trigger record_parts_removed after delete on %s referencing old table as was for each statement execute function note_record_parts(%s)', of, arguments);
  execute format('create trigger record_parts_changed after update on %s referencing old table as was new table as changed for each statement execute function note_record_parts(%s)', of, arguments);
end $$;

-- What a page tells beyond its record is stored in rows beside it, which its history tells of as of fields.
do $$
declare
  record text;
  detail record;
begin
  foreach record in array array['production', 'event'] loop
    for detail in select * from (values ('credit', 'credits'), ('programme_item', 'works'), ('event_media', 'media'), ('partnership', 'partners')) as of (name, field) loop
      execute format('create or replace trigger %s_details_added after insert on %s referencing new table as changed for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
      execute format('create or replace trigger %s_details_removed after delete on %s referencing old table as was for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
      execute format('create or replace trigger %s_details_changed after update on %s referencing old table as was new table as changed for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
    end loop;
  end loop;
end $$;

-- Which rows and columns were changed, for what is kept of them (docs/decisions/0021).

create or replace function note_change(name text, kind text, ids jsonb, columns text[] default '{}') returns void language sql as $$
  insert into change (name, kind, ids, columns) values (name, kind, case when jsonb_array_length(ids) <= 1000 then ids end, columns);
  select pg_notify('foyer_change', '');
$$;

-- Gives a table the triggers that tell of its changes, or gives them anew when it has other columns than before.
create or replace function track_table(tracked regclass) returns void language plpgsql as $body$
declare
  name text := (select relname from pg_class where oid = tracked);
  key text := (select min(attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
               where indrelid = tracked and indisprimary having count(*) = 1);
  compared text := (select string_agg(format('case when n.%1$I is distinct from o.%1$I then %2$L end', attname, attname), ', ' order by attnum)
                    from pg_attribute where attrelid = tracked and attnum > 0 and not attisdropped);
  event record;
begin
  execute format($function$
    create or replace function %I() returns trigger language plpgsql as $$
    declare changed record;
    begin
      if tg_op = 'TRUNCATE' then
        perform note_change(%L, 'truncate', null);
      elsif tg_op = 'INSERT' then
        perform note_change(%L, 'insert', %s) from new_rows having count(*) > 0;
      elsif tg_op = 'DELETE' then
        perform note_change(%L, 'delete', %s) from old_rows having count(*) > 0;
      else
        %s
      end if;
      return null;
    end $$ $function$,
    'tell_change_of_' || name, name,
    name, case when key is null then 'null' else format('jsonb_agg(%I)', key) end,
    name, case when key is null then 'null' else format('jsonb_agg(%I)', key) end,
    case when key is null then
      -- Without a key nobody knows which old row a new one was: as if all had gone and come.
      format($update$
        if exists ((select * from new_rows except all select * from old_rows)) then
          perform note_change(%1$L, 'delete', null);
          perform note_change(%1$L, 'insert', null);
        end if;$update$, name)
    else
      format($update$
        for changed in
          select jsonb_agg(id) as ids, columns
          from (select n.%2$I as id, array_remove(array[%3$s], null) as columns from new_rows n join old_rows o on n.%2$I = o.%2$I) as compared
          where columns <> '{}' group by columns
        loop
          perform note_change(%1$L, 'update', changed.ids, changed.columns);
        end loop;
        if exists (select from new_rows n where not exists (select from old_rows o where o.%2$I = n.%2$I)) then
          perform note_change(%1$L, 'delete', null);
          perform note_change(%1$L, 'insert', null);
        end if;$update$, name, key, compared)
    end);
  for event in
    select * from (values ('insert', 'referencing new table as new_rows'), ('update', 'referencing old table as old_rows new table as new_rows'),
                          ('delete', 'referencing old table as old_rows'), ('truncate', '')) as events (kind, rows) loop
    execute format('create or replace trigger tell_%s after %s on %s %s for each statement execute function %I()',
                   event.kind, event.kind, tracked, event.rows, 'tell_change_of_' || name);
  end loop;
end
$body$;

-- All tables but those that are named; called after every migration (src/db/migrate.server.ts).
create or replace function track_changes(untracked text[]) returns void language sql as $$
  select track_table(oid::regclass) from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all(untracked);
$$;

-- What a date or a production has beside its own row stands in its history: who takes part, what is played, media and partners.
-- As what its form sends of each is stored anew, what stays as it was leaves no trace.

-- For all records of a statement at once, of which an import writes hundreds. Of what an import by command makes it is enough
-- that it is made, as of the records themselves (note_record_row). Arguments: the record's table, and the field.
create function note_details() returns trigger language plpgsql as $$
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

do $$
declare
  record text;
  detail record;
begin
  foreach record in array array['production', 'event'] loop
    for detail in select * from (values ('credit', 'credits'), ('programme_item', 'works'), ('event_media', 'media'), ('partnership', 'partners')) as of (name, field) loop
      execute format('create trigger %s_details_added after insert on %s referencing new table as changed for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
      execute format('create trigger %s_details_removed after delete on %s referencing old table as was for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
      execute format('create trigger %s_details_changed after update on %s referencing old table as was new table as changed for each statement execute function note_details(%L, %L)', record, detail.name, record, detail.field);
    end loop;
  end loop;
end $$;

-- Suggestions look for what begins as is typed, in dates too.
create index event_by_beginning on event (list_title text_pattern_ops);

-- What a date or a production has beside its own row stands in its history: who takes part, what is played, media and partners.
-- As what its form sends of each is stored anew, what stays as it was leaves no trace.
do $$
declare
  record text;
  detail record;
  arguments text;
begin
  foreach record in array array['production', 'event'] loop
    for detail in select * from (values ('credit', 'credits'), ('programme_item', 'works'), ('event_media', 'media'), ('partnership', 'partners')) as of (name, field) loop
      arguments := format('%L, %L, %L, %L, %L, %L', record, detail.field, record || '_id', '', 'position', '{id,production_id,event_id}');
      execute format('create trigger %s_details_added after insert on %s referencing new table as changed for each statement execute function note_record_parts(%s)', record, detail.name, arguments);
      execute format('create trigger %s_details_removed after delete on %s referencing old table as was for each statement execute function note_record_parts(%s)', record, detail.name, arguments);
      execute format('create trigger %s_details_changed after update on %s referencing old table as was new table as changed for each statement execute function note_record_parts(%s)', record, detail.name, arguments);
    end loop;
  end loop;
end $$;

-- Suggestions look for what begins as is typed, in dates too.
create index event_by_beginning on event (list_title text_pattern_ops);

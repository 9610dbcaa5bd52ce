-- Persons that were erased stay so when a backup is restored.

create or replace function note_erasures() returns trigger language plpgsql as $$
begin
  insert into erasure (name, row_id) select tg_table_name, id from old_rows;
  return null;
end
$$;

create or replace trigger note_erasures after delete on form_entry referencing old table as old_rows for each statement execute function note_erasures();
create or replace trigger note_erasures after delete on reminder_recipient referencing old table as old_rows for each statement execute function note_erasures();
create or replace trigger note_erasures after delete on site_user referencing old table as old_rows for each statement execute function note_erasures();

-- Whom the site has forgotten: a backup that is older is restored without them (src/features/backup). Only numbers, nothing of
-- the persons.
create table erasure (
  id     bigint generated always as identity primary key,
  name   text not null,                               -- of the table
  row_id int not null,
  at     timestamptz not null default clock_timestamp()
);

create function note_erasures() returns trigger language plpgsql as $$
begin
  insert into erasure (name, row_id) select tg_table_name, id from old_rows;
  return null;
end
$$;

create trigger note_erasures after delete on site_user referencing old table as old_rows for each statement execute function note_erasures();
create trigger note_erasures after delete on form_entry referencing old table as old_rows for each statement execute function note_erasures();
create trigger note_erasures after delete on reminder_recipient referencing old table as old_rows for each statement execute function note_erasures();

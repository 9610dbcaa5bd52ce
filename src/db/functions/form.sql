-- Entries of forms, and what goes with them.

create or replace function end_form_mails() returns trigger language plpgsql as $$
begin
  update form_mail set remove_at = '-infinity' where entry_id = old.id;
  return null;
end $$;

create or replace trigger end_mails after delete on form_entry for each row when (old.keeps) execute function end_form_mails();

create or replace function note_gone_form_file() returns trigger language plpgsql as $$
begin
  insert into form_file_gone values (old.file) on conflict do nothing;
  return null;
end $$;

create or replace trigger note_gone after delete on form_file for each row execute function note_gone_form_file();

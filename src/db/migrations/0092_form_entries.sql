-- How long entries of forms are kept where their form does not say, in days; null: 180.
alter table site_settings add column form_retention_days int check (form_retention_days between 1 and 3650);

-- How many things an entry of the audit log is about, where it is about several: entries of a form that were read, exported or deleted.
alter table audit_log add column amount int;

-- Mails about entries that lie in the outbox, as there is no mail server: they go when their entry goes. One of an entry that is not
-- kept is all that remains of it, and stays as long as the entry would have.
create table form_mail (
  mail_id   text primary key,     -- by which its files are named
  entry_id  int not null,         -- which may be gone
  remove_at timestamptz not null
);
create index form_mail_by_entry on form_mail (entry_id);
create index form_mail_by_removal on form_mail (remove_at);
create function end_form_mails() returns trigger language plpgsql as $$
begin
  update form_mail set remove_at = '-infinity' where entry_id = old.id;
  return null;
end $$;
create trigger end_mails after delete on form_entry for each row when (old.keeps) execute function end_form_mails();

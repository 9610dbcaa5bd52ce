-- Mails in the outbox of which the entry is gone: by their form and the day from which they are counted they follow when the form
-- keeps what was sent for another number of days. Null of those that were noted before, which keep their day.
alter table form_mail add column form_id int;
alter table form_mail add column received_at timestamptz;
create index form_mail_by_form on form_mail (form_id);
update form_mail m set form_id = e.form_id, received_at = coalesce(e.confirmed_at, e.created_at) from form_entry e where e.id = m.entry_id;

-- An address that is to be confirmed by a mail before an entry counts, as newsletters need it (§ 7 UWG).
alter table form add column confirms_address boolean not null default false;

-- Until then the entry is told to nobody but the address, and goes after a week.
alter table form_entry add column confirmed_at timestamptz;
alter table form_entry drop constraint form_entry_status_check;
alter table form_entry add constraint form_entry_status_check check (status in ('unconfirmed', 'new', 'done'));
alter table form_delivery drop constraint form_delivery_kind_check;
alter table form_delivery add constraint form_delivery_kind_check check (kind in ('house', 'copy', 'webhook', 'confirm'));

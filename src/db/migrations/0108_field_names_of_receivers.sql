-- What a receiver calls the fields of a table, of XML and of JSON; and JSON that is no JSON-LD, as those have names of their own.
alter table export_receiver
  add column field_names jsonb not null default '[]',
  add column only_named  boolean not null default false,
  drop constraint export_receiver_file_format_check,
  add constraint export_receiver_file_format_check check (file_format in ('jsonld', 'ics', 'csv', 'xml', 'json'));

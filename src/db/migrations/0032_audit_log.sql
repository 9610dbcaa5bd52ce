-- Who has changed what. A row is one kind of change of one thing by one person; repeated within the hour it counts up, so
-- that an afternoon of typing is a few rows. Names are kept as they were: the account may be deleted.
create table audit_log (
  id          int generated always as identity primary key,
  at          timestamptz not null,
  last_at     timestamptz not null,
  user_id     int references site_user on delete set null,
  user_name   text not null,
  action      text not null,               -- 'POST /pageeditor-api/container/{id}/publish/'
  object_id   int,
  language    text,
  times       int not null default 1
);
create index audit_log_by_time on audit_log (last_at desc, id desc);
create index audit_log_by_object on audit_log (user_id, action, object_id, last_at);

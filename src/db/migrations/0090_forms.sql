-- What visitors fill in and send: the definition, as staff keep it.
create table form (
  id             int generated always as identity primary key,
  name           text not null check (name <> ''),
  title          jsonb not null default '{}',
  intro          jsonb not null default '{}',
  submit_label   jsonb not null default '{}',
  privacy        jsonb not null default '{}',
  is_open        boolean not null default false,
  closes_at      timestamptz,
  max_entries    int check (max_entries > 0),
  closed_text    jsonb not null default '{}',
  thanks         jsonb not null default '{}',
  thanks_link    jsonb not null default '{}',
  recipients     text[] not null default '{}',
  mail_subject   text not null default '',
  sends_copy     boolean not null default false,
  copy_text      jsonb not null default '{}',
  webhook_url    text not null default '',
  keeps_entries  boolean not null default true,
  retention_days int check (retention_days between 1 and 3650),
  note           text not null default ''
);
select keep_records('form', 'name', 'join_words(name, title::text, note)');

-- Its questions. The number and the key of each are for ever: entries and exports know it by them.
create table form_field (
  id            int generated always as identity primary key,
  form_id       int not null references form on delete cascade,
  position      int not null,
  slug          text not null check (slug ~ '^[a-z][a-z0-9_]{0,59}$'),
  kind          text not null default 'text' check (kind in (
    'text', 'textarea', 'email', 'checkbox', 'checkboxes', 'select', 'multiselect', 'radio', 'file', 'date', 'datetime', 'hidden', 'number', 'url', 'birthday')),
  label         jsonb not null default '{}',
  help          jsonb not null default '{}',
  placeholder   jsonb not null default '{}',
  default_value jsonb not null default '{}',
  choices       jsonb not null default '[]',
  required      boolean not null default false,
  visible       boolean not null default true,
  show_if_field text not null default '',
  show_if_is    text not null default 'is' check (show_if_is in ('is', 'is_not', 'contains')),
  show_if_value text not null default '',
  least         double precision,
  greatest      double precision,
  max_files     int check (max_files between 1 and 10),
  unique (form_id, slug) deferrable initially deferred
);
select keep_record_parts('form_field', 'form', 'questions', 'form_id', order_column => 'position', machine => '{position}');

-- What was sent. Apart from the records: no history and no bin keeps what people have said.
create table form_entry (
  id           int generated always as identity primary key,
  form_id      int not null references form on delete cascade,
  created_at   timestamptz not null,
  delete_at    timestamptz not null,             -- with its files and mails
  language     text not null check (language in ('de', 'en')),
  answers      jsonb not null,                   -- each with the question as it was then
  key          text not null,                    -- of the sending, so that one sent twice is one
  status       text not null default 'new' check (status in ('new', 'done')),
  note         text not null default '',
  assigned_to  int references site_user on delete set null,
  keeps        boolean not null default true,    -- false: until its mails are delivered
  delivered_at timestamptz,
  revision     int not null default 1,
  unique (form_id, key)
);
create index form_entry_by_form on form_entry (form_id, created_at desc, id desc);
create index form_entry_by_deletion on form_entry (delete_at);
create index form_entry_new on form_entry (form_id) where status = 'new';
create index form_entry_assigned on form_entry (assigned_to) where assigned_to is not null;

-- What an entry is to be told to: the house, the sender, a webhook. One that is not kept ends with the last of them.
create table form_delivery (
  id        int generated always as identity primary key,
  entry_id  int not null references form_entry on delete cascade,
  kind      text not null check (kind in ('house', 'copy', 'webhook')),
  recipient text not null,                       -- an address of mail, or the webhook's
  done_at   timestamptz
);
create index form_delivery_by_entry on form_delivery (entry_id);

-- Files on their way, and those of entries. `owner` is a mark of the visitor who has sent it, of nobody once an entry took it.
create table form_file (
  id           int generated always as identity primary key,
  owner        text not null default '',
  entry_id     int references form_entry on delete cascade,
  field_id     int,
  name         text not null,
  size         int not null,
  content_type text not null,
  file         text not null unique,             -- its name in the folder of the site
  created_at   timestamptz not null
);
create index form_file_by_entry on form_file (entry_id);
create index form_file_by_owner on form_file (owner) where entry_id is null;

-- Files whose row is gone and that are still to be removed from the disk: a row that ends leaves its file's name here.
create table form_file_gone (
  file text primary key
);
create function note_gone_form_file() returns trigger language plpgsql as $$
begin
  insert into form_file_gone values (old.file) on conflict do nothing;
  return null;
end $$;
create trigger note_gone after delete on form_file for each row execute function note_gone_form_file();

-- The key by which a receiver knows that an entry comes from this house, apart from the record: its history does not tell it.
create table form_webhook (
  form_id int primary key references form on delete cascade,
  secret  text not null
);
-- What was sent to a webhook, and what came of it.
create table webhook_delivery (
  id         int generated always as identity primary key,
  form_id    int not null references form on delete cascade,
  entry_id   int references form_entry on delete cascade,
  at         timestamptz not null,
  attempt    int not null,
  status     int,                                -- of HTTP; null: no answer
  reason     text not null default ''
);
create index webhook_delivery_by_form on webhook_delivery (form_id, at desc);
create index webhook_delivery_by_entry on webhook_delivery (entry_id);

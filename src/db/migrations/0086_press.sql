-- What a production has for the press: a text, pictures to print, a document, and the moment before which only a link leads to them.
alter table production
  add column has_press         boolean not null default false,
  add column press_from        timestamptz,
  add column press_text        jsonb not null default '{}',
  add column press_document_id int references asset;

create table press_picture (
  id            int generated always as identity primary key,
  production_id int not null references production on delete cascade,
  image_id      int references asset,
  position      int not null default 0
);
create index on press_picture (production_id);
create index on press_picture (image_id);
create index on production (press_document_id) where press_document_id is not null;
select keep_record_parts('press_picture', 'production', 'press_pictures', 'production_id', order_column => 'position');

-- The secret link to it; none where nobody has made one.
create table press_link (
  production_id int primary key references production on delete cascade,
  token         text not null unique,
  created_at    timestamptz not null default now()
);

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

-- For staff they are a change, as ticks are.
drop trigger production_ticked on production;
create trigger production_ticked
  before update of text_done_de, text_done_en, press_cleared_de, press_cleared_en, has_press, press_from, press_text, press_document_id on production for each row
  when ((old.text_done_de, old.text_done_en, old.press_cleared_de, old.press_cleared_en, old.has_press, old.press_from, old.press_text, old.press_document_id)
    is distinct from (new.text_done_de, new.text_done_en, new.press_cleared_de, new.press_cleared_en, new.has_press, new.press_from, new.press_text, new.press_document_id))
  execute function production_count_writes();

-- The footer has blocks of its own: one container (content_type 'footer').
alter table container add constraint container_of_footer check (content_type is distinct from 'footer' or object_id = 1);
create unique index container_of_footer_once on container (content_type) where content_type = 'footer';

-- What is published of it, by language. Every page reads it: in a table of its own, so that no other container purges them.
create table published_footer (
  language     text primary key,
  container_id int not null references container on delete cascade,
  document     text not null
);

create function publish_footer() returns trigger language plpgsql as $$
begin
  if not exists (select from container where id = new.container_id and content_type = 'footer') then
    return null;
  end if;
  if new.document is null then
    delete from published_footer where language = new.language;
  else
    insert into published_footer (language, container_id, document) values (new.language, new.container_id, new.document)
    on conflict (language) do update set document = excluded.document, container_id = excluded.container_id;
  end if;
  return null;
end $$;
create trigger footer_published after update of document on published_container for each row
  when (old.document is distinct from new.document) execute function publish_footer();

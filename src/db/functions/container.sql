-- Containers of blocks: their publishing, and their end with what they belong to.

create or replace function prepare_publishing() returns trigger language plpgsql as $$
begin
  insert into published_container (container_id, language) values (new.id, 'de'), (new.id, 'en');
  return null;
end $$;

create or replace trigger prepare_publishing after insert on container for each row execute function prepare_publishing();

create or replace function publish_footer() returns trigger language plpgsql as $$
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

create or replace trigger footer_published after update of document on published_container for each row
  when (old.document is distinct from new.document) execute function publish_footer();

-- What stands in blocks on the page of what lies in the bin stays until the bin is emptied.
create or replace function delete_containers_of() returns trigger language plpgsql as $$
begin
  if not exists (select from record_bin where kind = tg_table_name::text and record_id = old.id) then
    delete from container where content_type = tg_table_name::text and object_id = old.id;
  end if;
  return null;
end $$;

create or replace trigger containers_deleted after delete on event for each row execute function delete_containers_of();
create or replace trigger containers_deleted after delete on production for each row execute function delete_containers_of();

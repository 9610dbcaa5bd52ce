-- What a change of an article brings with it.

create or replace function touch_article() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{updated_at,revision,list_title,list_text}'::text[] is distinct from to_jsonb(old) - '{updated_at,revision,list_title,list_text}'::text[] then
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace trigger touch_article before update on article for each row execute function touch_article();

-- How long an article is, from what is published of it: lists say how long one reads, and must not read the texts for that.
create or replace function count_article_words() returns trigger language plpgsql as $$
begin
  update article set words = article.words || jsonb_build_object(new.language, coalesce((
      select sum(coalesce(array_length(regexp_split_to_array(btrim(published.search_text), '\s+'), 1), 0))
      from container as one join published_container as published on published.container_id = one.id
      where one.content_type = 'article' and one.object_id = article.id and published.language = new.language), 0))
    from container
    where container.id = new.container_id and container.content_type = 'article' and article.id = container.object_id;
  return null;
end $$;

create or replace trigger article_words after update of search_text on published_container for each row
  when (new.search_text is distinct from old.search_text) execute function count_article_words();

-- The body of an article that lies in the bin stays until the bin is emptied.
create or replace function delete_article_containers() returns trigger language plpgsql as $$
begin
  if not exists (select from record_bin where kind = 'article' and record_id = old.id) then
    delete from container where content_type = 'article' and object_id = old.id;
  end if;
  return null;
end $$;

create or replace trigger article_deleted after delete on article for each row execute function delete_article_containers();

create or replace function empty_article_bin() returns trigger language plpgsql as $$
begin
  if not exists (select from article where id = old.record_id) then
    delete from container where content_type = 'article' and object_id = old.record_id;
  end if;
  return null;
end $$;

drop trigger if exists article_bin_emptied on record_bin;
create constraint trigger article_bin_emptied after delete on record_bin deferrable initially deferred for each row
  when (old.kind = 'article') execute function empty_article_bin();

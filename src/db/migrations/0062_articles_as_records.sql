-- Articles and the hours of the week as records of the back office.

create function weekday_name(weekday int) returns jsonb immutable parallel safe language sql as $$
  select jsonb_build_object(
    'de', (array['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])[weekday + 1],
    'en', (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[weekday + 1])
$$;
select keep_records('opening_hours', 'weekday_name(weekday)->>''de''',
  'join_words(weekday_name(weekday)->>''de'', weekday_name(weekday)->>''en'', alternative_text->>''de'', alternative_text->>''en'')');

select keep_records('article', 'title->>''de''',
  'join_words(title->>''de'', title->>''en'', preline->>''de'', preline->>''en'', summary->>''de'', summary->>''en'')', '{words}', false);
-- The words that a trigger counts are no write of somebody: whoever has the form open keeps their revision.
create trigger record_written before update of revision, category_id, author_id, image_id, preline, title, summary, published_at, is_online, is_teaser
  on article for each row execute function count_record_writes();
select keep_record_parts('article_tagging', 'article', 'tags', 'article_id', 'tag_id');
select keep_record_parts('article_person', 'article', 'persons', 'article_id', 'person_id');

create or replace function touch_article() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{updated_at,revision,list_title,list_text}'::text[] is distinct from to_jsonb(old) - '{updated_at,revision,list_title,list_text}'::text[] then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- The body of an article that lies in the bin stays until the bin is emptied.
create or replace function delete_article_containers() returns trigger language plpgsql as $$
begin
  if not exists (select from record_bin where kind = 'article' and record_id = old.id) then
    delete from container where content_type = 'article' and object_id = old.id;
  end if;
  return null;
end $$;
create function empty_article_bin() returns trigger language plpgsql as $$
begin
  if not exists (select from article where id = old.record_id) then
    delete from container where content_type = 'article' and object_id = old.record_id;
  end if;
  return null;
end $$;
create constraint trigger article_bin_emptied after delete on record_bin deferrable initially deferred for each row
  when (old.kind = 'article') execute function empty_article_bin();

-- Pages of the tree, and their entries in the menus.

create or replace function touch_page() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'revision' - 'updated_at' is distinct from to_jsonb(old) - 'revision' - 'updated_at' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace trigger touch_page before update on page for each row execute function touch_page();

create or replace function menu_entry(of page) returns jsonb stable language sql as $$
  select jsonb_build_object('title', of.title, 'menu_title', of.menu_title, 'content_type', of.content_type, 'is_online', of.is_online,
    'in_menu', of.in_menu, 'in_footer', of.in_footer, 'parent', of.parent, 'menu_group', of.menu_group, 'sort', of.sort, 'footer_sort', of.footer_sort)
    || case when of.content_type = 'link' then jsonb_build_object('urls', of.urls) else '{}' end
$$;

-- The menus have one history, by whichever way a page is written. The title of a page is told, but is no change of the menus.
create or replace function note_menu_entry() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then menu_entry(old) end;
  after jsonb := case when tg_op <> 'DELETE' then menu_entry(new) end;
  ignored text[] := case when coalesce(after, before)->>'content_type' = 'page' then '{title}'::text[] else '{}' end;
begin
  if tg_op = 'INSERT' and record_setting('user') is null and record_setting('via') is null then return null; end if;
  if before - ignored = after - ignored then return null; end if;
  if not '{true}' && array[before->>'in_menu', before->>'in_footer', after->>'in_menu', after->>'in_footer'] then return null; end if;
  -- Others whose order is another only make room for it.
  if after is not null and record_setting('menu_moved') = new.id::text then after := after || '{"moved": true}'; end if;
  perform note_record('menu', 1, 'changed', jsonb_build_object(coalesce(new.id, old.id)::text, jsonb_build_array(before, after)));
  return null;
end $$;

create or replace trigger menu_entry_noted after insert or update or delete on page for each row execute function note_menu_entry();

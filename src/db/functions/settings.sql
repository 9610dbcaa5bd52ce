-- Settings of the site and of its design: the record of the back office and what visitors' pages read are written from each other.

-- The columns that a setting is, as JSON; null of one that the record does not have.
create or replace function columns_of_setting(setting text, value jsonb) returns jsonb immutable language sql as $$
  select case
    when setting = 'address' then jsonb_build_object('street', coalesce(value->>'street', ''), 'postcode', coalesce(value->>'postcode', ''),
      'city', coalesce(value->>'city', ''), 'country', coalesce(value->>'country', ''))
    else (select jsonb_build_object(c, value) from (values ('name', 'name'), ('name_accent', 'name_accent'), ('claim', 'claim'), ('tickets.phone', 'phone'),
      ('tickets.groupBooking', 'group_booking'), ('header.logoLink', 'share_picture'), ('whistleblowerLink', 'whistleblower_link'),
      ('usual_minutes', 'usual_minutes'), ('is_site_online', 'is_site_online'), ('is_shop_online', 'is_shop_online'),
      ('is_indexed', 'is_indexed'), ('editor.languages', 'editor_languages'), ('tickets.onlineAgain', 'shop_online_again'), ('html_header.code', 'html_header'), ('html_footer_top.code', 'html_footer_top'),
      ('html_footer_bottom.code', 'html_footer_bottom'), ('html_footer_logos.code', 'html_footer_logos')) as m (k, c) where k = setting)
  end
$$;

create or replace function settings_of(s site_settings) returns table (key text, value jsonb) stable language sql as $$
  values ('name', to_jsonb(s.name)), ('name_accent', to_jsonb(s.name_accent)), ('claim', s.claim),
    ('address', jsonb_build_object('street', s.street, 'postcode', s.postcode, 'city', s.city, 'country', s.country)),
    ('tickets.phone', to_jsonb(s.phone)), ('tickets.groupBooking', to_jsonb(s.group_booking)), ('header.logoLink', to_jsonb(s.share_picture)),
    ('whistleblowerLink', to_jsonb(s.whistleblower_link)), ('usual_minutes', to_jsonb(s.usual_minutes)),
    ('is_site_online', to_jsonb(s.is_site_online)), ('is_shop_online', to_jsonb(s.is_shop_online)),
    ('is_indexed', to_jsonb(s.is_indexed)), ('editor.languages', to_jsonb(s.editor_languages)),
    ('tickets.onlineAgain', coalesce(to_jsonb(s.shop_online_again), 'null')),
    ('html_header.code', s.html_header), ('html_footer_top.code', s.html_footer_top),
    ('html_footer_bottom.code', s.html_footer_bottom), ('html_footer_logos.code', s.html_footer_logos)
$$;

create or replace function settings_of(s design_settings) returns table (key text, value jsonb) stable language sql as $$
  values ('accent', jsonb_build_object('light', s.accent_light, 'dark', s.accent_dark)), ('logo', coalesce(to_jsonb(s.logo), 'null')),
    ('menu.side', to_jsonb(s.menu_side)), ('menu.desktop', to_jsonb(s.menu_desktop)),
    ('header.basketLink', to_jsonb(s.basket_link)), ('header.webshopLink', to_jsonb(s.webshop_link)), ('header.favoritesLink', to_jsonb(s.favorites_link)),
    ('event.style1', to_jsonb(s.event_style1)), ('event.style2', to_jsonb(s.event_style2)), ('event.style3', to_jsonb(s.event_style3))
$$;

create or replace function store_site_settings() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  insert into setting (key, value)
    select n.key, n.value from settings_of(new) n join settings_of(old) o on o.key = n.key where n.value is distinct from o.value
    on conflict (key) do update set value = excluded.value;
  return null;
end $$;

create or replace trigger settings_stored after update on site_settings for each row execute function store_site_settings();

-- A value that is none, written by hand, leaves the record as it is: who reads settings takes the default for it. Rows are compared,
-- not what they contain: a claim of which a language is taken away is contained in the former one.
create or replace function take_setting() returns trigger language plpgsql as $$
declare
  changed jsonb := columns_of_setting(new.key, new.value);
begin
  if pg_trigger_depth() > 1 or changed is null then return null; end if;
  begin
    update site_settings s set
      (name, name_accent, claim, street, postcode, city, country, phone, group_booking, share_picture, whistleblower_link, usual_minutes,
       is_site_online, is_shop_online, is_indexed, editor_languages, shop_online_again, html_header, html_footer_top, html_footer_bottom, html_footer_logos) =
      (select r.name, r.name_accent, r.claim, r.street, r.postcode, r.city, r.country, r.phone, r.group_booking, r.share_picture, r.whistleblower_link,
        r.usual_minutes, r.is_site_online, r.is_shop_online, r.is_indexed, r.editor_languages, r.shop_online_again, r.html_header, r.html_footer_top, r.html_footer_bottom, r.html_footer_logos
        from jsonb_populate_record(s, changed) r)
     where jsonb_populate_record(s, changed) is distinct from s;
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

create or replace trigger setting_taken after insert or update on setting for each row execute function take_setting();

-- The columns that a setting is, as JSON; null of one that the record does not have.
create or replace function columns_of_design(setting text, value jsonb) returns jsonb immutable language sql as $$
  select case
    when setting = 'accent' then jsonb_build_object('accent_light', value->'light', 'accent_dark', value->'dark')
    else (select jsonb_build_object(c, value) from (values ('logo', 'logo'), ('menu.side', 'menu_side'), ('menu.desktop', 'menu_desktop'),
      ('header.basketLink', 'basket_link'), ('header.webshopLink', 'webshop_link'), ('header.favoritesLink', 'favorites_link'),
      ('event.style1', 'event_style1'), ('event.style2', 'event_style2'), ('event.style3', 'event_style3')) as m (k, c) where k = setting)
  end
$$;

create or replace function store_design_settings() returns trigger language plpgsql as $$
begin
  insert into setting (key, value)
    select n.key, n.value from settings_of(new) n join settings_of(old) o on o.key = n.key where n.value is distinct from o.value
    on conflict (key) do update set value = excluded.value where setting.value is distinct from excluded.value;
  return null;
end $$;

create or replace trigger design_stored after update on design_settings for each row execute function store_design_settings();

-- A value that is none, or a picture that is gone, leaves the record as it is: who reads settings takes the default for it.
create or replace function take_design_setting() returns trigger language plpgsql as $$
declare
  changed jsonb := columns_of_design(new.key, new.value);
begin
  if changed is null then return null; end if;
  begin
    update design_settings s set
      (accent_light, accent_dark, logo, menu_side, menu_desktop, basket_link, webshop_link, favorites_link, event_style1, event_style2, event_style3) =
      (select r.accent_light, r.accent_dark, r.logo, r.menu_side, r.menu_desktop, r.basket_link, r.webshop_link, r.favorites_link,
        r.event_style1, r.event_style2, r.event_style3 from jsonb_populate_record(s, changed) r)
     where to_jsonb(s) @> changed is not true;
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

create or replace trigger design_taken after insert or update on setting for each row execute function take_design_setting();

-- Hosts of embeds, error pages and uploads are written from and to their settings alike; a write that changes nothing ends what the two tell one another.
create or replace function store_embed_hosts() returns trigger language plpgsql as $$
begin
  insert into setting (key, value)
    values ('embed.hosts', jsonb_build_object('audio', new.audio, 'viewer', new.viewer, 'social', new.social, 'video', new.video))
    on conflict (key) do update set value = excluded.value where setting.value is distinct from excluded.value;
  return null;
end $$;

create or replace trigger embed_hosts_stored after update on embed_hosts for each row execute function store_embed_hosts();

create or replace function take_embed_hosts() returns trigger language plpgsql as $$
begin
  begin
    update embed_hosts h set (audio, viewer, social, video) = (select r.audio, r.viewer, r.social, r.video from jsonb_populate_record(h, new.value - 'id') r)
     where jsonb_populate_record(h, new.value - 'id') is distinct from h;
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

create or replace trigger embed_hosts_taken after insert or update on setting for each row when (new.key = 'embed.hosts') execute function take_embed_hosts();

-- Pages of other statuses, set by hand, stay in the setting as they are.
create or replace function store_error_pages() returns trigger language plpgsql as $$
declare
  own jsonb := (select coalesce(jsonb_object_agg(status, page), '{}')
    from (values ('403', new.page_403), ('404', new.page_404), ('500', new.page_500), ('503', new.page_503)) as p (status, page) where page <> '{}');
begin
  insert into setting (key, value) values ('error_pages', own)
    on conflict (key) do update
      set value = case when jsonb_typeof(setting.value) = 'object' then (setting.value - '{403,404,500,503}'::text[]) || own else own end
      where jsonb_typeof(setting.value) <> 'object' or setting.value is distinct from (setting.value - '{403,404,500,503}'::text[]) || own;
  return null;
end $$;

create or replace trigger error_pages_stored after update on error_pages for each row execute function store_error_pages();

create or replace function take_error_pages() returns trigger language plpgsql as $$
begin
  begin
    update error_pages set page_403 = coalesce(new.value->'403', '{}'), page_404 = coalesce(new.value->'404', '{}'),
        page_500 = coalesce(new.value->'500', '{}'), page_503 = coalesce(new.value->'503', '{}')
     where (page_403, page_404, page_500, page_503) is distinct from
      (coalesce(new.value->'403', '{}'), coalesce(new.value->'404', '{}'), coalesce(new.value->'500', '{}'), coalesce(new.value->'503', '{}'));
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

create or replace trigger error_pages_taken after insert or update on setting for each row
  when (new.key = 'error_pages' and jsonb_typeof(new.value) = 'object') execute function take_error_pages();

create or replace function settings_of(s upload_settings) returns table (key text, value jsonb) stable language sql as $$
  values ('media.types', to_jsonb(s.types)), ('media.maxMegabytes', jsonb_build_object('image', s.image_megabytes, 'video', s.video_megabytes,
    'audio', s.audio_megabytes, 'document', s.document_megabytes, 'captions', s.captions_megabytes))
$$;

create or replace function store_upload_settings() returns trigger language plpgsql as $$
begin
  insert into setting (key, value)
    select n.key, n.value from settings_of(new) n join settings_of(old) o on o.key = n.key where n.value is distinct from o.value
    on conflict (key) do update set value = excluded.value where setting.value is distinct from excluded.value;
  return null;
end $$;

create or replace trigger uploads_stored after update on upload_settings for each row execute function store_upload_settings();

create or replace function take_upload_settings() returns trigger language plpgsql as $$
declare
  changed jsonb := case new.key when 'media.types' then jsonb_build_object('types', new.value) else
    (select coalesce(jsonb_object_agg(size.key || '_megabytes', size.value), '{}') from jsonb_each(case jsonb_typeof(new.value) when 'object' then new.value else '{}' end) size) end;
begin
  begin
    update upload_settings s set (types, image_megabytes, video_megabytes, audio_megabytes, document_megabytes, captions_megabytes) =
      (select r.types, r.image_megabytes, r.video_megabytes, r.audio_megabytes, r.document_megabytes, r.captions_megabytes from jsonb_populate_record(s, changed) r)
     where jsonb_populate_record(s, changed) is distinct from s;
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

create or replace trigger uploads_taken after insert or update on setting for each row
  when (new.key in ('media.types', 'media.maxMegabytes')) execute function take_upload_settings();

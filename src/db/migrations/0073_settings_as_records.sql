-- The settings of the site as a record of the back office, of which there is one. What visitors' pages read stays in `setting`:
-- each of the two is written from the other, so that a screen, a seed and a command say the same.

create table site_settings (
  id                 int primary key default 1 check (id = 1),
  name               text not null default 'Foyer' check (name <> ''),
  name_accent        text not null default '',
  claim              jsonb not null default '{}',
  street             text not null default '',
  postcode           text not null default '',
  city               text not null default '',
  country            text not null default '',
  phone              text not null default '',
  group_booking      text not null default '',
  share_picture      text not null default '',
  whistleblower_link text not null default '',
  usual_minutes      int not null default 120,
  is_site_online     boolean not null default true,
  is_shop_online     boolean not null default true,
  shop_online_again  timestamptz,
  html_header        jsonb not null default '{}',
  html_footer_top    jsonb not null default '{}',
  html_footer_bottom jsonb not null default '{}',
  html_footer_logos  jsonb not null default '{}'
);

create function settings_of(s site_settings) returns table (key text, value jsonb) stable language sql as $$
  values ('name', to_jsonb(s.name)), ('name_accent', to_jsonb(s.name_accent)), ('claim', s.claim),
    ('address', jsonb_build_object('street', s.street, 'postcode', s.postcode, 'city', s.city, 'country', s.country)),
    ('tickets.phone', to_jsonb(s.phone)), ('tickets.groupBooking', to_jsonb(s.group_booking)), ('header.logoLink', to_jsonb(s.share_picture)),
    ('whistleblowerLink', to_jsonb(s.whistleblower_link)), ('usual_minutes', to_jsonb(s.usual_minutes)),
    ('is_site_online', to_jsonb(s.is_site_online)), ('is_shop_online', to_jsonb(s.is_shop_online)),
    ('tickets.onlineAgain', coalesce(to_jsonb(s.shop_online_again), 'null')),
    ('html_header.code', s.html_header), ('html_footer_top.code', s.html_footer_top),
    ('html_footer_bottom.code', s.html_footer_bottom), ('html_footer_logos.code', s.html_footer_logos)
$$;

-- The columns that a setting is, as JSON; null of one that the record does not have.
create function columns_of_setting(setting text, value jsonb) returns jsonb immutable language sql as $$
  select case
    when setting = 'address' then jsonb_build_object('street', coalesce(value->>'street', ''), 'postcode', coalesce(value->>'postcode', ''),
      'city', coalesce(value->>'city', ''), 'country', coalesce(value->>'country', ''))
    else (select jsonb_build_object(c, value) from (values ('name', 'name'), ('name_accent', 'name_accent'), ('claim', 'claim'), ('tickets.phone', 'phone'),
      ('tickets.groupBooking', 'group_booking'), ('header.logoLink', 'share_picture'), ('whistleblowerLink', 'whistleblower_link'),
      ('usual_minutes', 'usual_minutes'), ('is_site_online', 'is_site_online'), ('is_shop_online', 'is_shop_online'),
      ('tickets.onlineAgain', 'shop_online_again'), ('html_header.code', 'html_header'), ('html_footer_top.code', 'html_footer_top'),
      ('html_footer_bottom.code', 'html_footer_bottom'), ('html_footer_logos.code', 'html_footer_logos')) as m (k, c) where k = setting)
  end
$$;

create function store_site_settings() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  insert into setting (key, value)
    select n.key, n.value from settings_of(new) n join settings_of(old) o on o.key = n.key where n.value is distinct from o.value
    on conflict (key) do update set value = excluded.value;
  return null;
end $$;

-- A value that is none, written by hand, leaves the record as it is: who reads settings takes the default for it.
create function take_setting() returns trigger language plpgsql as $$
declare
  changed jsonb := columns_of_setting(new.key, new.value);
begin
  if pg_trigger_depth() > 1 or changed is null then return null; end if;
  begin
    update site_settings s set
      (name, name_accent, claim, street, postcode, city, country, phone, group_booking, share_picture, whistleblower_link, usual_minutes,
       is_site_online, is_shop_online, shop_online_again, html_header, html_footer_top, html_footer_bottom, html_footer_logos) =
      (select r.name, r.name_accent, r.claim, r.street, r.postcode, r.city, r.country, r.phone, r.group_booking, r.share_picture, r.whistleblower_link,
        r.usual_minutes, r.is_site_online, r.is_shop_online, r.shop_online_again, r.html_header, r.html_footer_top, r.html_footer_bottom, r.html_footer_logos
        from jsonb_populate_record(s, changed) r)
     where to_jsonb(s) @> changed is not true;
  exception when data_exception or integrity_constraint_violation then null;
  end;
  return null;
end $$;

select keep_records('site_settings', 'name', 'name');
insert into site_settings default values;
create trigger setting_taken after insert or update on setting for each row execute function take_setting();
update setting set value = value;
create trigger settings_stored after update on site_settings for each row execute function store_site_settings();

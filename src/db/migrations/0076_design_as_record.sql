-- The design of the site as a record of the back office, as its settings are (0073): what visitors' pages read stays in `setting`,
-- each of the two is written from the other. A write that changes nothing ends what they tell one another.

create table design_settings (
  id             int primary key default 1 check (id = 1),
  accent_light   text not null default '#d1290f' check (accent_light ~ '^#[0-9a-f]{6}$'),
  accent_dark    text not null default '#ff6a4d' check (accent_dark ~ '^#[0-9a-f]{6}$'),
  logo           int references asset on delete set null,
  menu_side      text not null default 'left' check (menu_side in ('left', 'right')),
  menu_desktop   boolean not null default true,
  basket_link    text not null default '',
  webshop_link   text not null default '',
  favorites_link text not null default '',
  event_style1   boolean not null default false,
  event_style2   boolean not null default false,
  event_style3   boolean not null default false
);

create function settings_of(s design_settings) returns table (key text, value jsonb) stable language sql as $$
  values ('accent', jsonb_build_object('light', s.accent_light, 'dark', s.accent_dark)), ('logo', coalesce(to_jsonb(s.logo), 'null')),
    ('menu.side', to_jsonb(s.menu_side)), ('menu.desktop', to_jsonb(s.menu_desktop)),
    ('header.basketLink', to_jsonb(s.basket_link)), ('header.webshopLink', to_jsonb(s.webshop_link)), ('header.favoritesLink', to_jsonb(s.favorites_link)),
    ('event.style1', to_jsonb(s.event_style1)), ('event.style2', to_jsonb(s.event_style2)), ('event.style3', to_jsonb(s.event_style3))
$$;

-- The columns that a setting is, as JSON; null of one that the record does not have.
create function columns_of_design(setting text, value jsonb) returns jsonb immutable language sql as $$
  select case
    when setting = 'accent' then jsonb_build_object('accent_light', value->'light', 'accent_dark', value->'dark')
    else (select jsonb_build_object(c, value) from (values ('logo', 'logo'), ('menu.side', 'menu_side'), ('menu.desktop', 'menu_desktop'),
      ('header.basketLink', 'basket_link'), ('header.webshopLink', 'webshop_link'), ('header.favoritesLink', 'favorites_link'),
      ('event.style1', 'event_style1'), ('event.style2', 'event_style2'), ('event.style3', 'event_style3')) as m (k, c) where k = setting)
  end
$$;

create function store_design_settings() returns trigger language plpgsql as $$
begin
  insert into setting (key, value)
    select n.key, n.value from settings_of(new) n join settings_of(old) o on o.key = n.key where n.value is distinct from o.value
    on conflict (key) do update set value = excluded.value where setting.value is distinct from excluded.value;
  return null;
end $$;

-- A value that is none, or a picture that is gone, leaves the record as it is: who reads settings takes the default for it.
create function take_design_setting() returns trigger language plpgsql as $$
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

select keep_records('design_settings', '''design''', '''design''');
insert into design_settings default values;
create trigger design_taken after insert or update on setting for each row execute function take_design_setting();
update setting set value = value;
create trigger design_stored after update on design_settings for each row execute function store_design_settings();

-- What stands in printed programmes beside the dates, and the names of styles in InDesign; there is one row.
create table print_settings (
  id                int primary key default 1 check (id = 1),
  tickets           jsonb not null default '{}',
  contact           jsonb not null default '{}',
  style_month       text not null default 'Monat' check (style_month <> ''),
  style_day         text not null default 'Tag' check (style_day <> ''),
  style_date        text not null default 'Termin' check (style_date <> ''),
  style_subtitle    text not null default 'Untertitel' check (style_subtitle <> ''),
  style_details     text not null default 'Angaben' check (style_details <> ''),
  style_note        text not null default 'Hinweis' check (style_note <> ''),
  style_time        text not null default 'Uhrzeit' check (style_time <> ''),
  style_title       text not null default 'Titel' check (style_title <> ''),
  style_translation text not null default 'Zweite Sprache' check (style_translation <> '')
);
insert into print_settings default values;
select keep_records('print_settings', 'style_day', 'style_day');

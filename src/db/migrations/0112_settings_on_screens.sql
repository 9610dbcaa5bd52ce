-- Settings that no screen changed, as records of which there is one, as the design is (0076): what visitors' pages read stays in
-- `setting`, each of the two is written from the other (functions/settings.sql).

-- Whether search engines may take the site in, which narrows what the instance is; and in which languages beyond those of the site
-- editors may hold texts.
alter table site_settings
  add column is_indexed boolean not null default true,
  add column editor_languages text[] not null default '{}';

-- Whose players and posts pages may show; the beginning is what holds where nothing is stored.
create table embed_hosts (
  id     int primary key default 1 check (id = 1),
  audio  text[] not null default '{open.spotify.com,w.soundcloud.com,podigee.com,podigee.io,podigee-cdn.net}',
  viewer text[] not null default '{issuu.com,my.matterport.com,sketchfab.com}',
  social text[] not null default '{instagram.com,facebook.com,tiktok.com,x.com}',
  video  text[] not null default '{youtube.com,youtu.be,youtube-nocookie.com,vimeo.com}'
);

-- Custom error pages by status. Those of other statuses, written by hand, stay in the setting as they are.
create table error_pages (
  id       int primary key default 1 check (id = 1),
  page_403 jsonb not null default '{}' check (jsonb_typeof(page_403) = 'object'),
  page_404 jsonb not null default '{}' check (jsonb_typeof(page_404) = 'object'),
  page_500 jsonb not null default '{}' check (jsonb_typeof(page_500) = 'object'),
  page_503 jsonb not null default '{}' check (jsonb_typeof(page_503) = 'object')
);

-- What the media library takes, and how large.
create table upload_settings (
  id                  int primary key default 1 check (id = 1),
  types               text[] not null default '{jpg,png,gif,webp,avif,svg,mp4,webm,mp3,m4a,ogg,wav,flac,pdf,vtt}',
  image_megabytes     int not null default 50,
  video_megabytes     int not null default 2000,
  audio_megabytes     int not null default 200,
  document_megabytes  int not null default 100,
  captions_megabytes  int not null default 2
);

insert into embed_hosts default values;
insert into error_pages default values;
insert into upload_settings default values;

-- What is stored already; a value that is none leaves the record as it is.
do $$
declare
  hosts jsonb := (select value from setting where key = 'embed.hosts');
  pages jsonb := (select value from setting where key = 'error_pages');
  kinds jsonb := (select value from setting where key = 'media.types');
  sizes jsonb := (select value from setting where key = 'media.maxMegabytes');
begin
  begin
    update embed_hosts h set (audio, viewer, social, video) = (select r.audio, r.viewer, r.social, r.video from jsonb_populate_record(h, hosts - 'id') r)
     where jsonb_typeof(hosts) = 'object';
  exception when data_exception or integrity_constraint_violation then null;
  end;
  begin
    update error_pages set page_403 = coalesce(pages->'403', '{}'), page_404 = coalesce(pages->'404', '{}'),
        page_500 = coalesce(pages->'500', '{}'), page_503 = coalesce(pages->'503', '{}')
     where jsonb_typeof(pages) = 'object';
  exception when data_exception or integrity_constraint_violation then null;
  end;
  begin
    update upload_settings u set types = r.types from jsonb_populate_record(null::upload_settings, jsonb_build_object('types', kinds)) r
     where jsonb_typeof(kinds) = 'array';
    update upload_settings set image_megabytes = coalesce((sizes->>'image')::int, image_megabytes), video_megabytes = coalesce((sizes->>'video')::int, video_megabytes),
        audio_megabytes = coalesce((sizes->>'audio')::int, audio_megabytes), document_megabytes = coalesce((sizes->>'document')::int, document_megabytes),
        captions_megabytes = coalesce((sizes->>'captions')::int, captions_megabytes)
     where jsonb_typeof(sizes) = 'object';
  exception when data_exception or integrity_constraint_violation then null;
  end;
end $$;

select keep_records('embed_hosts', '''embeds''', '''embeds''');
select keep_records('error_pages', '''error pages''', '''error pages''');
select keep_records('upload_settings', '''uploads''', '''uploads''');

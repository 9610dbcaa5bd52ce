-- The magazine: articles by category, with topics, and what they are about. The body of an article is a container of
-- blocks that belongs to it (migration 0018, content_type 'article').

create table article_category (
  id         int generated always as identity primary key,
  name       jsonb not null,
  style_name text not null default '' check (style_name ~ '^[a-z0-9-]{0,40}$'),   -- for a look of its own
  sort       int not null default 0
);

create table article_tag (
  id   int generated always as identity primary key,
  name jsonb not null,
  sort int not null default 0
);

create table article (
  id           int generated always as identity primary key,
  category_id  int not null references article_category,
  author_id    int references person on delete set null,
  image_id     int references asset,
  preline      jsonb not null default '{}',
  title        jsonb not null,
  summary      jsonb not null default '{}',      -- the sentence or two of lists, feeds and search engines
  published_at timestamptz not null,             -- shown from then on
  is_online    boolean not null default true,
  is_teaser    boolean not null default false,   -- leads the magazine; of several the newest
  words        jsonb not null default '{}',      -- how many are published in each language; kept by trigger
  updated_at   timestamptz not null default now()
);
create index article_newest on article (published_at desc, id desc) include (is_online);
create index article_of_category on article (category_id, published_at desc, id desc) include (is_online);
create index article_by_author on article (author_id) where author_id is not null;
create index article_by_image on article (image_id) where image_id is not null;
create index article_leading on article (published_at desc) where is_teaser;

create table article_tagging (
  article_id int not null references article on delete cascade,
  tag_id     int not null references article_tag on delete cascade,
  primary key (article_id, tag_id)
);
create index article_tagging_by_tag on article_tagging (tag_id, article_id);

-- What an article is about.
create table article_production (
  article_id    int not null references article on delete cascade,
  production_id int not null references production on delete cascade,
  primary key (article_id, production_id)
);
create index article_by_production on article_production (production_id);

create table article_event (
  article_id int not null references article on delete cascade,
  event_id   int not null references event on delete cascade,
  primary key (article_id, event_id)
);
create index article_by_event on article_event (event_id);

create table article_person (
  article_id int not null references article on delete cascade,
  person_id  int not null references person on delete cascade,
  primary key (article_id, person_id)
);
create index article_by_person on article_person (person_id);

create function touch_article() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'updated_at' is distinct from to_jsonb(old) - 'updated_at' then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger touch_article before update on article for each row execute function touch_article();

-- How long an article is, from what is published of it: lists say how long one reads, and must not read the texts for that.
create function count_article_words() returns trigger language plpgsql as $$
begin
  update article set words = article.words || jsonb_build_object(new.language, coalesce((
      select sum(coalesce(array_length(regexp_split_to_array(btrim(published.search_text), '\s+'), 1), 0))
      from container as one join published_container as published on published.container_id = one.id
      where one.content_type = 'article' and one.object_id = article.id and published.language = new.language), 0))
    from container
    where container.id = new.container_id and container.content_type = 'article' and article.id = container.object_id;
  return null;
end $$;
create trigger article_words after update of search_text on published_container for each row
  when (new.search_text is distinct from old.search_text) execute function count_article_words();

-- An article takes its containers along.
create function delete_article_containers() returns trigger language plpgsql as $$
begin
  delete from container where content_type = 'article' and object_id = old.id;
  return null;
end $$;
create trigger article_deleted after delete on article for each row execute function delete_article_containers();

-- Subscription series have pages of their own (V §2): a picture, what a series costs and how it is ordered. Its body is a
-- container (content_type 'series').
alter table series
  add column price    jsonb not null default '{}',   -- one line: "Acht Abende ab 168 €"
  add column ordering jsonb not null default '{}',   -- paragraphs, separated by empty lines
  add column image_id int references asset;
create index series_by_image on series (image_id) where image_id is not null;

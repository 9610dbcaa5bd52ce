-- A name that is spelt otherwise in another language, per language: { "en": "Pyotr Tchaikovsky" }; what is not there is `name`.
alter table person add column names jsonb not null default '{}';

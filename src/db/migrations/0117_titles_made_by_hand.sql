-- compatible: yes
-- An import finds the productions that staff have made by their titles: by what no two spellings of a title differ in
-- (handmade.server.ts), as to read all of them takes the longer the more there are.
create index production_made_by_hand_de on production (regexp_replace(lower(normalize(title->>'de', nfkd)), '[^bcfgijkmnpqrvwxyz0-9]', '', 'g')) where identifier is null;
create index production_made_by_hand_en on production (regexp_replace(lower(normalize(title->>'en', nfkd)), '[^bcfgijkmnpqrvwxyz0-9]', '', 'g')) where identifier is null;

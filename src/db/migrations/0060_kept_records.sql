-- The small records of the back office: each with its revision, history, and what its list sorts and searches by.
select keep_records(of, 'name->>''de''', 'join_words(name->>''de'', name->>''en'')')
  from unnest('{exhibition_type,genre,tag,season,series,article_category,article_tag,person_category,role}'::regclass[]) as of;
select keep_records('person', 'name', 'join_words(name, names->>''de'', names->>''en'', position->>''de'', position->>''en'')');
select keep_records('work', 'title->>''de''', 'join_words(title->>''de'', title->>''en'')', '{key}');
select keep_records('teaser', 'name', 'join_words(name, headline->>''de'', headline->>''en'', subline->>''de'', subline->>''en'')');
select keep_records('alert', 'title->>''de''', 'join_words(title->>''de'', title->>''en'', text->>''de'', text->>''en'')');
select keep_records('redirect_rule', 'old_path', 'join_words(old_path, new_path)');
select keep_records('opening_hours_exception', 'lpad(extract(year from day)::text, 4, ''0'') || lpad(extract(month from day)::text, 2, ''0'') || lpad(extract(day from day)::text, 2, ''0'')',
  'join_words(alternative_text->>''de'', alternative_text->>''en'')');

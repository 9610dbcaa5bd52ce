-- Suggestions begin with what begins as it is typed.
create index person_by_beginning on person (list_title text_pattern_ops);
create index work_by_beginning on work (list_title text_pattern_ops);
create index article_by_beginning on article (list_title text_pattern_ops);

-- Old addresses may have blanks, as names of files do, and a query; where they lead to may have blanks as well.
alter table redirect_rule drop constraint redirect_rule_old_path_check, drop constraint redirect_rule_check;
alter table redirect_rule
  add constraint redirect_rule_old_path_check check (old_path ~ '^/' and is_link(replace(old_path, ' ', '%20'))),
  add constraint redirect_rule_check check (new_path ~ '^/' and is_link(replace(new_path, ' ', '%20')) and new_path <> old_path);

-- By what a document is weighed stands in its row, and what is only shown of ten of them beside it: of twenty thousand that a
-- word finds, a page of the table then holds twenty and not four (docs/decisions/0075).
alter table search_document alter column heading set storage main, alter column naming set storage main;
alter table search_document set (toast_tuple_target = 256);
update search_document set is_shown = is_shown;

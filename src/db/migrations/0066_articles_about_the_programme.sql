-- What an article is about, productions and single dates, is part of its record and of its history.
select keep_record_parts('article_production', 'article', 'productions', 'article_id', 'production_id');
select keep_record_parts('article_event', 'article', 'events', 'article_id', 'event_id');

-- compatible: yes
-- The vocabulary has of every word its first forty letters, so that whoever asks what begins so learns of all.
insert into search_word (word)
select distinct left(lexeme, 40) from search_document, unnest(tsvector_to_array(words)) as lexeme where length(lexeme) > 40;

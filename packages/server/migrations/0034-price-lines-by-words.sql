-- Outside a transaction: price lines may be many. The desk looks them up by a part of their number or places, which are read as one line.
drop index concurrently if exists tariff_by_words;
create index concurrently tariff_by_words on tariff using gin (search_line(line_no, origin_code, destination_code) gin_trgm_ops);

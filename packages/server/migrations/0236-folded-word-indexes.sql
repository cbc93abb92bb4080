-- Outside a transaction: bookings, work orders, companies and price lines may be many. Their words are searched folded; the indexes over words as they were
-- written serve nodes of the release before, and go with the next one.
drop index concurrently if exists booking_folded_words;
create index concurrently booking_folded_words on booking using gin (search_fold(search_words) gin_trgm_ops);
drop index concurrently if exists booking_folded_words_grams;
create index concurrently booking_folded_words_grams on booking using gin (search_grams(search_fold(search_words)));
drop index concurrently if exists work_order_folded;
create index concurrently work_order_folded on work_order using gin (search_fold(search_line(job_no, booking_no, customer_reference)) gin_trgm_ops);
drop index concurrently if exists work_order_folded_grams;
create index concurrently work_order_folded_grams on work_order using gin (search_grams(search_fold(search_line(job_no, booking_no, customer_reference))));
drop index concurrently if exists customer_folded;
create index concurrently customer_folded on customer using gin (search_fold(search_line(name, short_name, name_english, tax_no)) gin_trgm_ops);
drop index concurrently if exists customer_folded_grams;
create index concurrently customer_folded_grams on customer using gin (search_grams(search_fold(search_line(name, short_name, name_english, tax_no))));
drop index concurrently if exists app_user_folded;
create index concurrently app_user_folded on app_user using gin (search_fold(search_line(real_name, account, phone)) gin_trgm_ops);
drop index concurrently if exists app_user_folded_grams;
create index concurrently app_user_folded_grams on app_user using gin (search_grams(search_fold(search_line(real_name, account, phone))));
drop index concurrently if exists tariff_folded;
create index concurrently tariff_folded on tariff using gin (search_fold(search_line(line_no, origin_code, destination_code)) gin_trgm_ops);

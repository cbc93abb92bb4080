-- The place of the list at which a box was seen, by its code: readers read its name in their own language.
alter table box_position add column if not exists place_code text;

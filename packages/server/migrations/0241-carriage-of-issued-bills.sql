-- Carriage and terms as an issued bill states them, whatever becomes of its job since. Bills that were issued before state those of today.
alter table bill_of_lading add column carriage jsonb;

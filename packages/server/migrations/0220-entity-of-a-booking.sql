-- Which of our companies a booking is carried by: settled at its acceptance, or chosen by staff before. Null: as the rules say today. Nothing is filled.
alter table booking add column entity_id uuid;
alter table booking add constraint booking_of_own_entity foreign key (entity_id) references own_entity (id) not valid;
alter table booking validate constraint booking_of_own_entity;

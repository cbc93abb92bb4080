-- A booking that goes by several modes keeps here what is asked, given and quoted for each of its legs, and which departures they go by.
-- A booking that goes by one has none: its own columns say it, as before. Nothing is filled.
alter table booking add column legs jsonb;
alter table booking add column leg_departure_ids uuid[];

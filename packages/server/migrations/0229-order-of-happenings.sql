-- Of two lines of a time line at one moment the later one was written later. Those from before have no place in that order, and come first.
create sequence booking_event_written;
grant usage on sequence booking_event_written to landbridge_customer, landbridge_staff, landbridge_system;
alter table booking_event add column written bigint;
alter table booking_event alter column written set default nextval('booking_event_written');

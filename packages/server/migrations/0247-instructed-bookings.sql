-- Whether the shipping instruction of every job of a booking was sent, folded from its jobs: as a paper it is asked for no longer.
alter table booking add column instructed boolean not null default false;
grant update (instructed) on booking to landbridge_customer;
-- Small: only bookings under way are asked for papers.
update booking b set instructed = true
  where b.state in ('received', 'shipped', 'stopped')
    and exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled')
    and not exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled'
      and w.si_state not in ('sent', 'final'));

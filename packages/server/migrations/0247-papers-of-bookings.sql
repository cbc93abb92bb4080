-- Whether the shipping instruction of every job of a booking was sent, folded from its jobs: as a paper it is asked for no longer.
alter table booking add column instructed boolean not null default false;
grant update (instructed) on booking to landbridge_customer;
-- Small: only bookings under way are asked for papers.
update booking b set instructed = true
  where b.state in ('received', 'shipped', 'stopped')
    and exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled')
    -- A truck that takes the cargo on carries what the main carriage was instructed with.
    and not exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled'
      and w.si_state not in ('sent', 'final')
      and not (w.mode = 'T' and exists (select from work_order main
        where main.booking_id = b.id and main.state <> 'cancelled' and main.mode <> 'T')));

-- Whether the cargo of a booking was released at its destination, folded from its jobs, so that lists of bookings show it; none without a job.
alter table booking add column release_state text;
-- Small: only what is under way may still be released; of what is completed or cancelled nobody asks.
update booking b set release_state = case
    when exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled' and w.release_state = 'held') then 'held'
    when exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled' and w.release_state <> 'released') then 'notAsked'
    else 'released' end
  where b.state in ('received', 'shipped', 'stopped')
    and exists (select from work_order w where w.booking_id = b.id and w.state <> 'cancelled');

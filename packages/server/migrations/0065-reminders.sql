-- What a booking's customer was reminded of: each cut-off and each day on which papers are due once.
create table booking_reminder (
  booking_id uuid not null references booking (id) on delete cascade,
  kind text not null check (kind in ('cutoff-near', 'papers-missing')),
  due_at timestamptz not null,
  told_at timestamptz not null default app_now(),
  primary key (booking_id, kind, due_at)
);
alter table booking_reminder enable row level security, force row level security;
create policy booking_reminder_to_system on booking_reminder to landbridge_system using (true);
grant select, insert, delete on booking_reminder to landbridge_system;

-- Who has chosen already hears of what is new by e-mail as well.
update notification_preference set email_events = email_events
  || '{offered,feeAsked,changed,declined,cancelled,resumed,cutoffNear,papersMissing,delayed}'::text[];

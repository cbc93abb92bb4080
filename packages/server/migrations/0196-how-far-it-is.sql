-- How far cargo is on its way in kilometres, worked out by tracking and read by every list, card and page: { doneKm, totalKm, stopKm }, empty
-- where no way is known, and null until its milestones were folded with it.
alter table work_order add column way jsonb;
alter table booking add column way jsonb;
alter table box_track add column way jsonb;

-- Which of its departure and arrival (atd, ata) nobody reported: something behind them happened, so they had by then.
alter table work_order add column implied_times text[] not null default '{}';
alter table booking add column implied_times text[] not null default '{}';
alter table box_track add column implied_times text[] not null default '{}';

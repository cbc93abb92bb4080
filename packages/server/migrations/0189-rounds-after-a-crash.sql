-- A round whose node died is taken up again after ten seconds, not ten minutes, and one that fails is tried again within a minute.
update pgboss.queue set expire_seconds = 10, retry_delay = 2, retry_delay_max = 60 where policy = 'exclusive';
update pgboss.job set expire_seconds = 10, retry_delay = 2, retry_delay_max = 60 where policy = 'exclusive';

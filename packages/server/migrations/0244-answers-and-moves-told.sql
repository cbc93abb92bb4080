-- Who has chosen already hears by e-mail as well of our answer to an inquiry, and of moves to another departure.
update notification_preference set email_events = email_events || '{inquiryAnswered,moveAsked,moved}'::text[];

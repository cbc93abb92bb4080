-- Who has chosen already hears of a shipment after the date in the letter of credit by e-mail as well.
update notification_preference set email_events = email_events || '{shipmentLate}'::text[];

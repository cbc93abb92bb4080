-- Who has chosen already hears of what is new by e-mail as well: of a move that is proposed, of cargo that was moved, and of a shipment after the date in the letter of credit.
update notification_preference set email_events = email_events || '{moveAsked,moved,shipmentLate}'::text[];

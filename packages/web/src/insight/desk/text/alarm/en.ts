export const alarmWords = {
  'insight.alarm-sms-day': 'All text messages of the day are sent: nobody gets a code by text message until {until}.',
  'insight.alarm-sms-country':
    'All text messages of the day to {country} are sent: no number there gets a code until {until}.',
  'insight.alarm-sms-strangers':
    'The text messages for new customers are used up: until {until} only customers we know get codes.',
  'insight.alarm-sms-country-strangers':
    'The text messages for new customers in {country} are used up: until {until} only customers we know get codes there.',
  'insight.alarm-email-day': 'All codes of the day by e-mail are sent: nobody can register by e-mail until {until}.',
  'insight.alarm-email-strangers':
    'The codes by e-mail for newcomers are used up: until {until} nobody new can register by e-mail.',
  'insight.alarm-one-address':
    'Everybody seems to come from {address}: a proxy that TRUST_PROXY does not name. Wrong passwords of one person slow down everybody’s log-in.',
  'insight.alarm-audit-unsealed':
    '{count} entry of the audit log has had no seal for {span}; that takes seconds. Look at the server’s log: until it is sealed, a change to it would not be found.|{count} entries of the audit log have no seal, the oldest for {span}; that takes seconds. Look at the server’s log: until they are sealed, a change to them would not be found.',
  'insight.samples-arriving': 'Sample data is still arriving: {made} of {total} bookings',
}

import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, heading, list, paragraph } from '../blocks.ts'

export const privacy: PageText = {
  title: 'Privacy',
  description: 'What this portal stores about you, why, for how long, who sees it, and what you can ask for.',
  blocks: [
    paragraph(
      'We keep what is needed to move cargo and to bill for it, and nothing for advertising. There are no trackers of other companies on these pages.',
    ),
    heading('What is stored'),
    facts(
      [
        'Account',
        'Name, phone, e-mail addresses, account name, photo if you upload one. The password only as a hash that cannot be reversed.',
      ],
      ['Company', 'Name, address, tax number, certification documents, colleagues and their roles.'],
      ['Bookings', 'Route, cargo, parties, contacts, documents, messages, and who did what when.'],
      ['Tracking', 'Milestones and positions of the cargo; never the position of your device.'],
      ['Bills', 'Charges, payments, invoices and their titles.'],
      [
        'Logins',
        'Time, IP address, kind of browser and the browser identifier, so that you can see and end your sessions.',
      ],
      ['Security log', 'Who changed what, from which address.'],
    ),
    heading('Why'),
    list(
      'To carry out the contract: bookings, tracking, bills.',
      'Because the law requires it: customs, transport and accounting papers.',
      'To keep accounts safe: limits on codes and passwords, which spare the browsers that you use; the list of sessions; the security log.',
    ),
    heading('How long'),
    facts(
      ['Login', '24 hours at most; it ends after 8 hours without use (1 hour for staff).'],
      ['List of past sessions', '30 days'],
      ['Verification codes', 'By text message: valid for 5 minutes. By e-mail: 30 minutes.'],
      ['Browsers that you logged in from', 'A hash of the browser identifier, for 180 days after the last login.'],
      ['Failed logins', '2 days'],
      [
        'Bookings, documents, bills',
        'As long as transport and accounting law requires, counted from the end of the order.',
      ],
      ['Account', 'Until you have it closed; what bookings and bills say stays as above.'],
    ),
    heading('Who sees it'),
    list(
      'Your colleagues in the same company, by their role.',
      'Our staff, by their duty; what they change is logged.',
      'Carriers, terminals, customs brokers and authorities: what they need for your shipment.',
      'Anyone with a tracking link from you: places and times of that container.',
      'Providers that send text messages and e-mails: the number or address and the text of the message.',
    ),
    heading('Cookies and browser storage'),
    facts(
      [
        'session (__Host-session over https)',
        'Cookie. Proves that you have logged in. Up to 24 hours; scripts cannot read it.',
      ],
      [
        'before (__Host-before over https)',
        'Cookie. Binds the captcha and codes to your browser before login. Until the browser closes.',
      ],
      ['language', 'Cookie. The chosen language: zh, tr, en or ru. One year.'],
      ['clientType', 'Cookie. Says that this is the web application (OMS_PC). One year.'],
      ['lang', 'Browser storage. The chosen language.'],
      [
        'BROWSER_IDENTIFY_UUID',
        'Browser storage. A random number for this browser. It names the browser in your list of sessions; from its hash we tell your browser from a stranger’s when we limit logins and text messages.',
      ],
      [
        'token',
        'Browser storage. The public number of your session; worthless without the cookie. Gone when you log out.',
      ],
    ),
    heading('What you can ask for'),
    list(
      'To see your data and have it corrected: most of it under Account information.',
      'To have data deleted that no law and no open booking needs.',
      'A copy in a common format.',
      'An answer within 30 days. Write to your salesperson or to the company that runs this portal.',
    ),
    action('Cookies in detail', '/cookies'),
  ],
}

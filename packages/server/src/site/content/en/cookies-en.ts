import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, heading, list, paragraph } from '../blocks.ts'

export const cookies: PageText = {
  title: 'Cookie use',
  description: 'Every cookie and storage key of this portal by name, with its purpose and its lifetime.',
  blocks: [
    paragraph(
      'This portal sets only cookies that it needs to work. None is for advertising or for measuring, and none belongs to another company. That is why no banner asks for your consent.',
    ),
    heading('Cookies'),
    facts(
      [
        'session (__Host-session over https)',
        'Proves that you have logged in. Set at login, gone at logout, after 24 hours at the latest. HttpOnly, SameSite=Lax.',
      ],
      [
        'before (__Host-before over https)',
        'Set at the first visit, so that a captcha or a code that you asked for counts in your browser alone. Gone when the browser closes. HttpOnly, SameSite=Lax.',
      ],
      ['language', 'Your language: zh (Simplified Chinese), tr (Traditional Chinese), en or ru. One year.'],
      ['clientType', 'Always OMS_PC: says that calls come from the web application. One year.'],
    ),
    heading('Browser storage'),
    facts(
      ['lang', 'Your language, so that the page opens in it at once.'],
      [
        'BROWSER_IDENTIFY_UUID',
        'A random number made in this browser. It names the browser in your list of sessions. Once you have logged in, we keep a hash of it on the server until 180 days after your last login from here. A browser that we know is not slowed down when somebody else guesses at your password, and still gets text messages with codes when the day’s messages for unknown browsers are used up.',
      ],
      ['token', 'The public number of your session and its end.'],
      [
        'kept …',
        'Lists of places, carriers and texts that rarely change, so that they are not loaded again on each page.',
      ],
      ['… columns …', 'Which columns you chose in a list, under your user id.'],
    ),
    heading('Storage of one tab, gone when it closes'),
    facts(
      ['typed', 'What you have typed into forms, for ten minutes, so that a reload loses nothing.'],
      ['sms …', 'How long a button still waits before another code can be sent.'],
      ['message', 'A message that the next page shows once.'],
      ['… side-menu', 'Which groups of the side menu are open, under your user id.'],
    ),
    heading('How to remove them'),
    list(
      'Log out: session and token are removed.',
      'Clear the data of this site in the browser: everything above is removed. Afterwards you have to log in again and choose your language.',
      'If you block cookies, prices and pages still open, but logging in does not work.',
    ),
    action('Read the privacy page', '/privacy'),
  ],
}

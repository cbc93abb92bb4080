import type { Nodes } from '../tooling/nodes.ts'
import { administrator, anyPhone, askForCode, codeInOutbox, solvePuzzle } from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { guessAtExchange } from './guessing-strings.ts'
import { atOnce, oneBrowser } from './one-browser.ts'
import { provenOnNodes, withFault } from './proof.ts'
import { guessAtSecondFactor } from './second-factor-guessing.ts'

const guessesAtOnce = 200
const rightOnesAtOnce = 30
const triesPerCode = 5
const rounds = { smoke: 1, full: 25 }

/** A code of six digits is tried five times and no more, however many guesses arrive at once, and lets one login in. */
export const guessing = provenOnNodes(
  'guessing',
  'Codes cannot be guessed: of 200 guesses at once five are looked at, of 30 right answers one gets in.',
  async (nodes, size, note) => {
    const office = await administrator(nodes)
    const breaches: string[] = []
    let [looked, logins] = [0, 0]
    for (let round = 1; round <= rounds[size]; round++) {
      const guessed = await guessAtCode(nodes, office)
      const entered = await enterAtOnce(nodes, office)
      breaches.push(...guessed.breaches, ...entered.breaches)
      breaches.push(...(await guessAtCaptcha(nodes)), ...(await guessAtExchange(nodes)))
      breaches.push(...(await guessAtSecondFactor(nodes)))
      looked += guessed.looked
      logins += entered.logins
      if (round % 5 === 0) note(`round ${round} of ${rounds[size]}`)
    }
    const control = await withFault(nodes, forgettingCodes, async () => [
      ...(await guessAtCode(nodes, office)).breaches,
      ...(await enterAtOnce(nodes, office)).breaches,
      ...(await guessAtExchange(nodes)),
      ...(await guessAtSecondFactor(nodes)),
    ])
    return {
      figures: {
        rounds: rounds[size],
        guesses: rounds[size] * guessesAtOnce,
        looked,
        rightOnes: rounds[size] * rightOnesAtOnce,
        logins,
        control: control.found,
      },
      breaches: [...breaches, ...control.breaches],
    }
  },
)

const forgettingCodes = {
  says: 'codes that forget each try',
  plant: `create function forget_tries() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'sms_code' then new.tries := 0; new.used_at := null;
        elsif tg_table_name = 'login_failure' then new.next_allowed_at := old.last_tried_at;
        elsif tg_table_name = 'recovery_code' then new.used_at := null;
        elsif tg_table_name = 'messaging_app_ticket' and new.state = 'used' then new.state := 'handed'; end if;
        return new;
      end $$;
    create trigger forget_tries before update on sms_code for each row execute function forget_tries();
    create trigger forget_tries before update on messaging_app_ticket for each row execute function forget_tries();
    create trigger forget_tries before update on recovery_code for each row execute function forget_tries();
    create trigger forget_tries before update on login_failure for each row execute function forget_tries()`,
  remove: 'drop function forget_tries cascade',
}

async function sentCode(nodes: Nodes, office: PlainClient) {
  const browser = await oneBrowser(nodes)
  const phone = anyPhone()
  const [here = nodes.client()] = browser
  const asked = await askForCode(here, phone, await solvePuzzle(here))
  if (asked.status !== 200) throw new Error(`No code was sent: ${JSON.stringify(asked.body)}`)
  return { browser, phone, code: await codeInOutbox(office, phone) }
}

const login = (phone: string, code: string) =>
  ['POST', '/api/v1/login-phone', { area: '86', phone, verifySmsCode: code }] as const
const check = (phone: string, code: string) =>
  ['POST', '/api/v1/check-sms-code', { phone, type: 'Login', code }] as const
const otherThan = (code: string, i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')

/** Half of the guesses are logins, half only ask whether the code is right. The right one is worth nothing afterwards. */
async function guessAtCode(nodes: Nodes, office: PlainClient): Promise<{ looked: number; breaches: string[] }> {
  const { browser, phone, code } = await sentCode(nodes, office)
  const half = guessesAtOnce / 2
  const replies = await Promise.all([
    atOnce(half, browser, (i) => login(phone, otherThan(code, i))),
    atOnce(half, browser, (i) => check(phone, otherThan(code, half + i))),
  ])
  const [row] = await nodes.ask<{ tries: number }>('select tries from sms_code where phone = $1', [`+86${phone}`])
  const looked = row?.tries ?? 0
  const after = await atOnce(1, browser, () => login(phone, code))
  const answers = new Set(replies.flat().map(({ status, body }) => `${status} ${body.code}`))
  return {
    looked,
    breaches: [
      ...(looked === triesPerCode ? [] : [`${looked} of ${guessesAtOnce} guesses were looked at`]),
      ...(after[0]?.status === 422 ? [] : [`after ${guessesAtOnce} guesses the right code is still taken`]),
      ...[...answers]
        .filter((answer) => answer !== '422 shared.invalid-input')
        .map((answer) => `a guess got ${answer}`),
    ],
  }
}

async function enterAtOnce(nodes: Nodes, office: PlainClient): Promise<{ logins: number; breaches: string[] }> {
  const { browser, phone, code } = await sentCode(nodes, office)
  const replies = await atOnce(rightOnesAtOnce, browser, () => login(phone, code))
  const logins = replies.filter(({ status }) => status === 200).length
  const [row] = await nodes.ask<{ sessions: number }>(
    'select count(*)::int as sessions from session s join app_user u on u.id = s.user_id where u.phone = $1',
    [`+86${phone}`],
  )
  return {
    logins,
    breaches: [
      ...(logins === 1 ? [] : [`${logins} of ${rightOnesAtOnce} right answers at once got in`]),
      ...(row?.sessions === 1 ? [] : [`${row?.sessions} sessions were begun by one code`]),
    ],
  }
}

/** What stands for a person's eyes is good for one answer: 30 right ones at once, each for another telephone, send one message. */
async function guessAtCaptcha(nodes: Nodes): Promise<string[]> {
  const browser = await oneBrowser(nodes)
  const [here = nodes.client()] = browser
  const human = await solvePuzzle(here)
  const phones = Array.from({ length: rightOnesAtOnce }, anyPhone)
  const replies = await Promise.all(
    phones.map((phone, i) => askForCode(browser[i % browser.length] as PlainClient, phone, human)),
  )
  const sent = replies.filter(({ status }) => status === 200).length
  const wrong = await solvePuzzle(here)
  await askForCode(here, anyPhone(), { v: wrong.v, code: 'x' })
  const second = await askForCode(here, anyPhone(), wrong)
  return [
    ...(sent === 1 ? [] : [`one captcha sent ${sent} messages`]),
    ...(second.status === 422 ? [] : ['a captcha took a second answer after a wrong one']),
  ]
}

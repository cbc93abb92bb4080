import { createHmac, randomUUID } from 'node:crypto'
import { portalNow } from '../tooling/moment.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { makePeople, password } from '../tooling/people.ts'
import { atOnce, oneBrowser } from './one-browser.ts'

const guessesAtOnce = 200
const rightOnesAtOnce = 30
const mostLooked = 5

/** Whoever has the password still guesses at the second factor in vain; a code of the app or for recovery lets one in. */
export async function guessAtSecondFactor(nodes: Nodes): Promise<string[]> {
  const right = await staffWithFactor(nodes)
  const guesses = await enter(nodes, guessesAtOnce, right.account, (i) => ({ otp: otherThan(right.secret, i) }))
  const looked = guesses.filter(({ status }) => status === 422).length
  const strange = guesses.filter(({ status }) => status !== 422 && status !== 429)
  const [byOtp, byRecovery] = [await staffWithFactor(nodes), await staffWithFactor(nodes)]
  const otpLogins = loginsIn(await enter(nodes, rightOnesAtOnce, byOtp.account, () => ({ otp: otpOf(byOtp.secret) })))
  const [recoveryCode = ''] = byRecovery.recoveryCodes
  const recovered = loginsIn(await enter(nodes, rightOnesAtOnce, byRecovery.account, () => ({ recoveryCode })))
  return [
    ...(looked > 0 && looked <= mostLooked ? [] : [`${looked} of ${guessesAtOnce} second factors were looked at`]),
    ...strange.slice(0, 1).map(({ status, body }) => `a guessed second factor got ${status} ${body.code}`),
    ...(otpLogins === 1 ? [] : [`one code of an app let in ${otpLogins}`]),
    ...(recovered === 1 ? [] : [`one recovery code let in ${recovered}`]),
  ]
}

const loginsIn = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 200).length

const enter = async (nodes: Nodes, times: number, account: string, proof: (i: number) => object) =>
  atOnce(times, await oneBrowser(nodes), (i) => ['POST', '/api/v1/login-account', { account, password, ...proof(i) }])

async function staffWithFactor(nodes: Nodes) {
  const account = `factor-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'staff', duties: ['content'] })
  const client = await nodes.client().logIn(account, password)
  await client.send('POST', '/api/v1/reauthenticate', { password })
  const { data: made } = (await client.send('POST', '/api/v1/totp-setup')).body
  const secret = String(made?.Secret)
  const { status, body } = await client.send('POST', '/api/v1/totp-confirm', { otp: otpOf(secret) })
  if (status !== 200) throw new Error(`The second factor was refused: ${JSON.stringify(body)}`)
  // The next code comes in half a minute; the one of now is made good again.
  await nodes.ask(
    'update second_factor set last_step = 0 where user_id = (select id from app_user where account = $1)',
    [account],
  )
  return { account, secret, recoveryCodes: body.data?.RecoveryCodes as string[] }
}

/** What an app shows: RFC 6238 over HMAC-SHA1, worked out here and not by our own code. */
function otpOf(base32: string, at = portalNow()): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', key).update(step).digest()
  const from = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code that the app shows neither now nor soon. */
const otherThan = (secret: string, i: number): string => otpOf(secret, portalNow() + (i + 20) * 30_000)

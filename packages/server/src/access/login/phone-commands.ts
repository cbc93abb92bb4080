import { randomBytes, randomUUID } from 'node:crypto'
import {
  type CodePurpose,
  type PhoneLogin,
  puzzleBits,
  type SmsRequest,
} from '@landbridge/contract/access/phone-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { type Caller, system } from '../../platform/caller.ts'
import type { CaptchaProvider } from '../../platform/captcha-provider.ts'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import type { MessageOutcome, Senders } from '../../platform/senders/message.ts'
import { deliver, noteText } from '../../platform/senders/outgoing.ts'
import type { Call, CallSettings } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { accessWords } from '../access-words.ts'
import {
  browserHash,
  type Captcha,
  countDraw,
  isRightAnswer,
  keepCaptcha,
  takeCaptcha,
  takeToken,
} from '../attempt/captcha-store.ts'
import { readExchange } from '../messaging-app/messaging-app-store.ts'
import { newOneTimeCode } from '../one-time-code-store.ts'
import { type PhoneNumber, phoneNumber } from '../phone/phone-number.ts'
import { checkBudgets } from '../phone/sms-budget-store.ts'
import { keepCode, takeCodeBack, tryCode } from '../phone/sms-store.ts'
import { type LoggingIn, letIn } from '../session/login-session.ts'
import { noteFailure } from '../session/security-event-store.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { type Credential, credentialByPhone, credentialOf, insertUser, savePhone } from '../user/user-store.ts'

const codeLifeS = 300

export type FromBrowser = LoggingIn & {
  mark: string | undefined
  caller: Caller
  senders: Senders
  settings: CallSettings
}

export const browserOf = ({ mark }: FromBrowser): Buffer => {
  if (!mark) throw new Problem('shared.invalid-input', { code: 'access.captcha-wrong' })
  return browserHash(mark)
}

export const keepPicture = (id: string, letters: string, visitor: FromBrowser): Promise<void> =>
  visitor.db.as(system, (tx) => keepDrawn(tx, visitor, { id, kind: 'picture', answer: letters }))

export async function givePuzzle(id: string, visitor: FromBrowser): Promise<{ puzzle: string; bits: number }> {
  const puzzle = randomBytes(16).toString('hex')
  await visitor.db.as(system, (tx) => keepDrawn(tx, visitor, { id, kind: 'work', answer: puzzle }))
  return { puzzle, bits: puzzleBits }
}

async function keepDrawn(
  tx: Tx,
  visitor: FromBrowser,
  captcha: Pick<Captcha, 'id' | 'kind' | 'answer'>,
): Promise<void> {
  const browser = browserOf(visitor)
  await countDraw(tx, { network: networkOf(visitor.address), browser })
  await keepCaptcha(tx, { ...captcha, browser })
}

/** Sends a one-time code: for a login against a picture or the provider's token, for the rest to somebody who is logged in. */
export async function sendCode(request: SmsRequest, visitor: FromBrowser, provider?: CaptchaProvider): Promise<void> {
  const to = phoneNumber(request.countryCode, request.phone)
  const browser = browserOf(visitor)
  if (request.type === 'Login') await checkPerson(request, visitor, provider)
  else if (visitor.caller.actor === 'guest' && !(await hasScanned(request, visitor)))
    throw new Problem('access.token-empty')
  if (showsWhoOneIs.has(request.type)) await checkOwnPhone(to, visitor)
  const code = newOneTimeCode()
  const parts = await visitor.db.as(system, async (tx) => {
    const { companyName } = await siteSettingsOf(tx)
    const { phone, countryCode } = to
    const { address } = visitor
    const { isKnown } = await checkBudgets(tx, { to, address, browser: visitor.loginBrowser.knownAs })
    const keptCode = await keepCode(
      tx,
      { ...to, purpose: request.type, browser },
      { code, address, countryCode, isKnown },
    )
    const body = accessWords[visitor.language]['access.sms-text'].replace('{company}', companyName)
    const shown = body.replace('{code}', visitor.settings.isProduction ? '······' : code)
    return {
      kept: keptCode,
      body: body.replace('{code}', code),
      id: await noteText(tx, { to: phone, shown, blankAfterS: codeLifeS }),
    }
  })
  const template = { name: 'code', parameters: { code } }
  const driven = visitor.senders.sms({ to: to.phone, body: parts.body, template })
  const sending = await deliver(visitor.db, driven, parts.id)
  if (sending.outcome === 'refused') await visitor.db.as(system, (tx) => takeCodeBack(tx, parts.kept))
  checkSent(sending)
}

const showsWhoOneIs: ReadonlySet<CodePurpose> = new Set(['UpdatePassword', 'UnBindWx', 'Reauthenticate'])

/** A code that shows who one is goes to no telephone but one's own. */
async function checkOwnPhone({ phone }: PhoneNumber, { db, caller }: FromBrowser): Promise<void> {
  const user = 'userId' in caller ? await db.as(system, (tx) => credentialOf(tx, caller.userId)) : undefined
  if (user?.phone !== phone) throw new Problem('shared.invalid-input', { phone: 'access.phone-not-yours' })
}

/** The answer of the provider reaches whoever waits for a code at once. */
function checkSent(sending: MessageOutcome): void {
  if (sending.outcome !== 'refused') return
  if (sending.because === 'number') throw new Problem('shared.invalid-input', { phone: 'access.phone-wrong' })
  throw new Problem(sending.because === 'too-many' ? 'access.sms-too-soon' : 'access.sms-failed')
}

/** Somebody who has scanned the QR code may have a code sent to the telephone that is to be bound. */
async function hasScanned({ type, userId: exchange }: SmsRequest, visitor: FromBrowser): Promise<boolean> {
  if (type !== 'BindPhone' || !exchange) return false
  const appUserId = await visitor.db.as(system, (tx) =>
    readExchange(tx, { exchange, browser: browserOf(visitor), forUser: null }),
  )
  return appUserId !== ''
}

/** The answer is used up in a transaction of its own: a refusal further on gives nobody a second try. */
export async function checkPerson(
  { v, code }: Pick<SmsRequest, 'v' | 'code'>,
  visitor: FromBrowser,
  provider?: CaptchaProvider,
): Promise<void> {
  if (provider) return checkToken(code, visitor, provider)
  if (!v || !code) throw new Problem('shared.invalid-input', { code: 'access.captcha-required' })
  const captcha = await visitor.db.as(system, (tx) => takeCaptcha(tx, { id: v, browser: browserOf(visitor) }))
  if (!captcha || !isRightAnswer(captcha, code)) {
    throw new Problem('shared.invalid-input', { code: 'access.captcha-wrong' })
  }
}

async function checkToken(token: string | undefined, visitor: FromBrowser, provider: CaptchaProvider): Promise<void> {
  if (!token) throw new Problem('shared.invalid-input', { code: 'access.person-check-required' })
  const isFirst = await visitor.db.as(system, (tx) => takeToken(tx, token))
  if (!isFirst || !(await provider.verify(token, visitor.address))) {
    throw new Problem('shared.invalid-input', { code: 'access.person-check-failed' })
  }
}

export async function checkCode(
  { phone, code, type }: { phone: string; code: string; type: CodePurpose },
  visitor: FromBrowser,
): Promise<void> {
  const browser = browserOf(visitor)
  const codeFor = { phone: phone.replace(/\s/g, ''), purpose: type, browser }
  const isRight = await visitor.db.as(system, (tx) => tryCode(tx, codeFor, { code, uses: false }))
  if (!isRight) throw new Problem('shared.invalid-input', { code: 'access.sms-code-wrong' })
}

export async function useCode(
  { phone }: PhoneNumber,
  { code, purpose }: { code: string; purpose: CodePurpose },
  visitor: FromBrowser,
): Promise<void> {
  const browser = browserOf(visitor)
  const isRight = await visitor.db.as(system, (tx) => tryCode(tx, { phone, purpose, browser }, { code, uses: true }))
  if (!isRight) throw new Problem('shared.invalid-input', { verifySmsCode: 'access.sms-code-wrong' })
}

/** Logs in by telephone; a number that nobody has gets an account without a company. */
export async function loginByPhone(
  { area, phone, verifySmsCode }: PhoneLogin,
  visitor: FromBrowser,
): Promise<{ id: string }> {
  const number = phoneNumber(area, phone)
  await useCode(number, { code: verifySmsCode, purpose: 'Login' }, visitor).catch(async (refusal: unknown) => {
    if (refusal instanceof Problem) {
      const tried = await visitor.db.readAs(system, (tx) => credentialByPhone(tx, number.phone))
      await noteFailure({ action: 'access.login-failed', user: tried }, { ...visitor, caller: { actor: 'guest' } })
    }
    throw refusal
  })
  const user = await visitor.db.as(system, (tx, now) => knownOrNew(tx, number.phone, { now, visitor }))
  return letIn(user, visitor, async () => {})
}

async function knownOrNew(
  tx: Tx,
  phone: string,
  { now, visitor }: { now: Date; visitor: FromBrowser },
): Promise<Credential> {
  const known = await credentialByPhone(tx, phone)
  if (known) return known
  const id = randomUUID()
  await insertUser(tx, { id, kind: 'customer', phone })
  const call: Call<'system'> = { tx, now, caller: system, language: visitor.language, address: visitor.address }
  await audit(call, { action: 'access.register', thing: 'user', id })
  return { id, kind: 'customer', account: null, customerId: null, active: true, passwordHash: null }
}

/** Gives the caller another telephone, unless it belongs to somebody else. */
export async function bindPhone(
  { area, phone, verifySmsCode }: PhoneLogin,
  { userId }: { userId: string },
  visitor: FromBrowser,
): Promise<void> {
  const number = phoneNumber(area, phone)
  await useCode(number, { code: verifySmsCode, purpose: 'BindPhone' }, visitor)
  await visitor.db.as(system, async (tx, now) => {
    const owner = await credentialByPhone(tx, number.phone)
    if (owner && owner.id !== userId) throw new Problem('access.phone-taken')
    await notifyOwner({ tx }, userId, 'phone')
    await savePhone(tx, userId, number.phone)
    const call = { tx, now, caller: visitor.caller, language: visitor.language, address: visitor.address }
    const customerId = visitor.caller.actor === 'customer' ? visitor.caller.customerId : null
    await audit(call, { action: 'access.bind-phone', thing: 'user', id: userId, customerId })
  })
}

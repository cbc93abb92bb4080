import { randomUUID } from 'node:crypto'
import {
  type LoginCode,
  loginErrors,
  type MessagingAppLogin,
  type PhoneToBind,
  phoneToBind,
} from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { type Caller, type CallerAs, system } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import type { MessagingApp } from '../../platform/messaging-app.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { browserHash } from '../attempt/captcha-store.ts'
import { phoneNumber } from '../phone/phone-number.ts'
import { tryCode } from '../phone/sms-store.ts'
import { type LoggingIn, letIn } from '../session/login-session.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { type Credential, credentialByPhone, credentialOf, insertUser, loadUser } from '../user/user-store.ts'
import {
  bindingOf,
  bindMessagingAppUser,
  makeTicket,
  readExchange,
  settleTicket,
  takeTicket,
  ticketMs,
  unbindUser,
  useExchange,
  userBoundTo,
} from './messaging-app-store.ts'

/** A call from a browser that bears our mark. */
export type AtBrowser = LoggingIn & {
  mark: string | undefined
  caller: Caller
  warn(facts: object, sentence: string): void
}

export function browserOf({ mark }: { mark: string | undefined }): Buffer {
  if (!mark) throw new Problem('access.login-code-over')
  return browserHash(mark)
}

/** For a login or, for a user who is logged in, to bind the messaging app. */
export async function giveLoginCode(app: MessagingApp | undefined, visitor: AtBrowser): Promise<LoginCode> {
  if (!app) throw new Problem('access.messaging-app-off')
  const browser = browserOf(visitor)
  const { userAgent } = visitor.loginBrowser
  const forUser = visitor.caller.actor === 'customer' ? visitor.caller.userId : null
  const [ticket, { qrExpiryMs }] = await visitor.db.as(system, (tx) =>
    Promise.all([makeTicket(tx, { browser, forUser, userAgent, address: visitor.address }), siteSettingsOf(tx)]),
  )
  const common = { ticket, driver: app.kind, qrExpiryMs: Math.min(qrExpiryMs, ticketMs) }
  return app.kind === 'wechat'
    ? { ...common, url: app.connectUrl, appId: app.appId, scope: app.scope }
    : { ...common, url: `/messaging-app/simulator?ticket=${ticket}` }
}

/** Takes the provider's code from the browser that it was sent back to, and asks who scanned; without a code the person refused. */
export async function arrive(
  app: MessagingApp | undefined,
  { code, state }: { code?: string | undefined; state: string },
  visitor: AtBrowser,
): Promise<void> {
  if (app?.kind !== 'wechat') throw new Problem('shared.missing')
  await visitor.db.as(system, (tx) => takeTicket(tx, { ticket: state, browser: browserOf(visitor) }))
  const identity = code ? await app.whoIs(code) : { errorCode: loginErrors.refused }
  if ('errorCode' in identity) visitor.warn(identity, 'the messaging app did not say who scanned')
  await visitor.db.as(system, (tx) =>
    'errorCode' in identity
      ? settleTicket(tx, state, { from: ['asking'], errorCode: identity.errorCode })
      : confirmTicket(tx, state, { from: 'asking', appUserId: identity.id, raw: identity.raw }),
  )
}

export async function confirmTicket(
  tx: Tx,
  ticket: string,
  { from, appUserId, raw }: { from: 'asking' | 'scanned'; appUserId: string; raw: string },
): Promise<void> {
  const user = await userBoundTo(tx, appUserId)
  const errorCode = user && !user.active ? loginErrors.deactivated : undefined
  await settleTicket(tx, ticket, { from: [from], appUserId, raw, errorCode })
}

/** Logs in by the string that the stream handed out; an unbound messaging app needs a telephone, which it is bound to. */
export async function loginByMessagingApp(
  { userId: exchange, ...telephone }: MessagingAppLogin,
  visitor: AtBrowser,
): Promise<{ id: string }> {
  const exchanging = { exchange, browser: browserOf(visitor), forUser: null }
  const known = await visitor.db.as(system, async (tx) => {
    const bound = await userBoundTo(tx, await readExchange(tx, exchanging))
    return bound && (await credentialOf(tx, bound.id))
  })
  if (known) return letIn(known, visitor, async (tx) => void (await useExchange(tx, exchanging)))
  const read = phoneToBind.safeParse(telephone)
  if (!read.success) throw new Problem('access.messaging-app-unbound')
  const user = await bindByPhone(read.data, exchanging, visitor)
  return letIn(user, visitor, async () => {})
}

async function bindByPhone(
  { countryCode, phone, verifyCode }: PhoneToBind,
  exchanging: { exchange: string; browser: Buffer; forUser: null },
  visitor: AtBrowser,
): Promise<Credential> {
  const number = phoneNumber(countryCode, phone)
  await useCode(visitor, { phone: number.phone, purpose: 'BindPhone', code: verifyCode })
  return visitor.db.as(system, async (tx, now) => {
    const appUserId = await useExchange(tx, exchanging)
    const known = await credentialByPhone(tx, number.phone)
    if (known && !known.active) throw new Problem('access.account-deactivated')
    if (known && (await bindingOf(tx, known.id))) throw new Problem('access.phone-has-messaging-app')
    const user = known ?? newUserOf(randomUUID())
    const call = { tx, now, caller: system, language: visitor.language, address: visitor.address }
    if (!known) {
      await insertUser(tx, { id: user.id, kind: 'customer', phone: number.phone })
      await audit(call, { action: 'access.register', thing: 'user', id: user.id })
    }
    await bindMessagingAppUser(tx, user.id, appUserId)
    const { id, customerId } = user
    await audit(call, { action: 'access.bind-messaging-app', thing: 'user', id, customerId })
    if (known) await notifyOwner(call, id, 'messaging-app')
    return user
  })
}

const newUserOf = (id: string): Credential => ({
  id,
  kind: 'customer',
  account: null,
  customerId: null,
  active: true,
  passwordHash: null,
})

async function useCode(
  visitor: AtBrowser,
  { code, ...of }: { phone: string; purpose: 'BindPhone' | 'UnBindWx'; code: string },
): Promise<void> {
  const isRight = await visitor.db.as(system, (tx) =>
    tryCode(tx, { ...of, browser: browserOf(visitor) }, { code, uses: true }),
  )
  if (!isRight) throw new Problem('shared.invalid-input', { verifyCode: 'access.sms-code-wrong' })
}

type CustomerCaller = CallerAs<'customer'>

export async function bindMessagingApp(exchange: string, caller: CustomerCaller, visitor: AtBrowser): Promise<void> {
  await visitor.db.as(system, async (tx, now) => {
    const appUserId = await useExchange(tx, { exchange, browser: browserOf(visitor), forUser: caller.userId })
    const [owner, ownBinding] = [await userBoundTo(tx, appUserId), await bindingOf(tx, caller.userId)]
    if (owner && owner.id !== caller.userId) throw new Problem('access.messaging-app-taken')
    if (ownBinding) throw new Problem('access.messaging-app-bound')
    await bindMessagingAppUser(tx, caller.userId, appUserId)
    const call = { tx, now, caller, language: visitor.language, address: visitor.address }
    await audit(call, { action: 'access.bind-messaging-app', thing: 'user', id: caller.userId })
    await notifyOwner(call, caller.userId, 'messaging-app')
  })
}

/** Unbinds the caller's messaging app, unless no way in would be left. */
export async function unbindMessagingApp(
  verifyCode: string | undefined,
  caller: CustomerCaller,
  visitor: AtBrowser,
): Promise<void> {
  const { phone, hasPassword } = await visitor.db.as(system, async (tx) => {
    const [user, credential] = await Promise.all([loadUser(tx, caller.userId), credentialOf(tx, caller.userId)])
    return { phone: user.phone, hasPassword: Boolean(user.account && credential?.passwordHash) }
  })
  if (!phone && !hasPassword) throw new Problem('access.last-way-in')
  if (!phone && !caller.isReauthenticated) throw new Problem('access.reauthentication-required')
  if (phone) {
    if (!verifyCode) throw new Problem('shared.invalid-input', { verifyCode: 'access.sms-code-required' })
    await useCode(visitor, { phone, purpose: 'UnBindWx', code: verifyCode })
  }
  await visitor.db.as(system, async (tx, now) => {
    if (!(await unbindUser(tx, caller.userId))) return
    const call = { tx, now, caller, language: visitor.language, address: visitor.address }
    await audit(call, { action: 'access.unbind-messaging-app', thing: 'user', id: caller.userId })
    await notifyOwner(call, caller.userId, 'messaging-app-off')
  })
}

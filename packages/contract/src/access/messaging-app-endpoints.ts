import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { instant, nothing } from '../shared/wire-values.ts'
import { token } from './access-endpoints.ts'
import { smsCode } from './account.ts'
import { areaCode, phone } from './phone-endpoints.ts'

/** A picture of `url`, or the provider's own page for the app and the ticket. */
const loginCode = z
  .object({
    ticket: z.string(),
    /** Address in the QR code; with a provider, the page that shows the code. */
    url: z.string(),
    driver: z.enum(['simulator', 'wechat']),
    appId: z.string().optional(),
    scope: z.string().optional(),
    qrExpiryMs: z.int(),
  })
  .meta({ wire: 'loginCode' })
export type LoginCode = z.infer<typeof loginCode>

/** Progress of a QR code: the person who scanned it, then a string to log in or bind with, or a code for the reason why not. */
const loginEvent = z
  .object({
    event: z.enum(['scanned', 'token', 'error', 'expired']),
    userId: z.string().optional(),
    exchange: z.string().optional(),
    code: z.string().optional(),
    raw: z.string().optional(),
  })
  .meta({ wire: 'loginEvent' })
export type LoginEvent = z.infer<typeof loginEvent>

/** Codes for an account that was deactivated, a person who refused, a provider that does not answer. */
export const loginErrors = { deactivated: '1', refused: '-4', unreachable: '-1' } as const

const ticket = z.string().regex(/^[0-9a-f]{32}$/)
const exchange = z.string().min(1).max(64)

/** The telephone that an account of the messaging app is bound to, shown by a code that was sent there. */
export const phoneToBind = z.object({ countryCode: areaCode, phone, verifyCode: smsCode })
export type PhoneToBind = z.infer<typeof phoneToBind>

/** A login by a scanned code: `userId` is the one-use string of the stream; with a telephone when it is unbound. */
const messagingAppLogin = phoneToBind.partial().extend({ userId: exchange }).meta({ wire: 'exchanged' })
export type MessagingAppLogin = z.infer<typeof messagingAppLogin>

/** The telephone is the one that a code must come from to unbind the account. */
const binding = z.object({
  bound: z.boolean(),
  boundAt: instant.optional(),
  countryCode: z.string().optional(),
  phone: z.string().optional(),
})

const openCall = { by: ['guest', 'customer'], company: 'optional', idempotent: false } as const
const ownBindingCall = { by: ['customer'], company: 'optional', idempotent: false } as const

export const messagingAppEndpoints = {
  code: endpoint({
    method: 'GET',
    path: '/api/v1/getwxqrcode',
    summary: 'Gives a ticket of 300 s for a QR code: to log in by or, for who is logged in, to bind the messaging app.',
    ...openCall,
    reads: false,
    input: nothing,
    output: loginCode,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/messaging-app-events',
    summary: 'Streams to the browser that asked for a ticket what comes of it; the last event ends the stream.',
    by: ['guest'],
    signed: false,
    reads: false,
    input: z.object({ ticket }).meta({ wire: 'ticketed' }),
    output: loginEvent,
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/api/v1/messaging-app-callback',
    summary: 'Takes the code with which the provider sends the browser back; the state is the ticket.',
    ...openCall,
    input: z.object({ code: z.string().max(512).optional(), state: ticket }),
    output: nothing,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/login-messaging-app',
    summary: 'Logs in by the one-use string of the stream; an unbound messaging app is bound to a telephone.',
    ...openCall,
    answersIn: 'token',
    input: messagingAppLogin,
    output: token,
  }),
  binding: endpoint({
    method: 'GET',
    path: '/api/v1/messaging-app',
    summary: 'Says whether the caller’s account is bound to a messaging app.',
    ...ownBindingCall,
    input: nothing,
    output: binding,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/api/v1/bind-messaging-app',
    summary: 'Binds the caller’s account to the messaging app that scanned.',
    reauthenticated: true,
    ...ownBindingCall,
    input: z.object({ userId: exchange }).meta({ wire: 'exchanged' }),
    output: nothing,
  }),
  unbind: endpoint({
    method: 'DELETE',
    path: '/api/v1/messaging-app',
    summary: 'Unbinds the messaging app, by a code of type UnBindWx where the account has a telephone.',
    ...ownBindingCall,
    input: z.object({ verifyCode: smsCode.optional() }),
    output: nothing,
  }),
}

const simulatedPerson = z.object({
  userId: z.string(),
  realName: z.string(),
  kind: z.enum(['bound', 'unbound', 'deactivated']),
})

const simulatedUser = z.string().regex(/^sim-[a-z0-9-]{1,60}$/)

/** The phone that a development machine plays where no provider is set; elsewhere these calls do not exist. */
export const simulatorEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/messaging-app-simulator',
    summary: 'Shows the simulated phone which browser asks, from where and when, and who can scan.',
    ...openCall,
    input: z.object({ ticket }).meta({ wire: 'ticketed' }),
    output: z.object({
      userAgent: z.string().optional(),
      ipAddress: z.string().optional(),
      askedAt: instant,
      binds: z.boolean(),
      people: z.array(simulatedPerson),
    }),
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/v1/messaging-app-simulator',
    summary: 'Scans, confirms, refuses or fails as the simulated phone.',
    ...openCall,
    input: z
      .object({
        ticket,
        act: z.enum(['scan', 'confirm', 'refuse', 'fail']),
        userId: simulatedUser.optional(),
        errorCode: z
          .string()
          .regex(/^-?\w{1,20}$/)
          .optional(),
      })
      .meta({ wire: 'ticketed' }),
    output: nothing,
  }),
}

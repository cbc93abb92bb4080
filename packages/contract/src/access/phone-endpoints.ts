import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { flag, nothing } from '../shared/wire-values.ts'
import { token } from './access-endpoints.ts'
import { smsCode } from './account.ts'

export const codePurposes = ['Login', 'BindPhone', 'BindCus', 'UnBindWx', 'UpdatePassword', 'Reauthenticate'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Difficulty of the puzzle that stands for the picture: so many leading bits of the hash are zero. */
export const puzzleBits = 16

const requiredText = (reason: string) => z.string(reason).trim().min(1, { error: reason, abort: true })
export const areaCode = requiredText('access.area-required').regex(/^\+?\d{1,4}$/, 'access.area-wrong')
export const phone = requiredText('access.phone-required').regex(/^[\d\s]{4,20}$/, 'access.phone-wrong')

/** A login proves that a person asks: letters of a picture, or a solved puzzle. */
export const smsRequest = z
  .object({
    countryCode: areaCode,
    phone,
    isInternational: flag,
    type: z.enum(codePurposes),
    verifyImgCode: flag,
    v: z.uuid().optional(),
    /** The letters, the puzzle's answer, or the token of a captcha provider. */
    code: z.string().trim().max(8192).optional(),
    /** The exchange string of somebody who has scanned the QR code and is bound to no account yet, to bind a telephone. */
    userId: z.string().max(64).optional(),
  })
  .meta({ wire: 'exchanged' })
export type SmsRequest = z.infer<typeof smsRequest>

/** A login by telephone, which makes an account for a number that nobody has yet. */
export const phoneLogin = z.object({ area: areaCode, phone, verifySmsCode: smsCode })
export type PhoneLogin = z.infer<typeof phoneLogin>

const callByAnyone = { by: ['guest', 'customer', 'staff'], company: 'optional', idempotent: false } as const

export const phoneEndpoints = {
  picture: endpoint({
    method: 'GET',
    path: '/f9api/api/v1/getimgverifycode',
    summary: 'Draws four letters that a person can read, 83 by 32, for the identifier v and this browser.',
    ...callByAnyone,
    reads: false,
    input: z.object({ v: z.uuid() }),
    output: nothing,
  }),
  puzzle: endpoint({
    method: 'POST',
    path: '/api/v1/getimgverifypuzzle',
    summary: 'Gives a puzzle that a browser can solve in place of the picture, for those who cannot see it.',
    ...callByAnyone,
    input: z.object({ v: z.uuid() }),
    output: z.object({ puzzle: z.string(), bits: z.int() }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/send-sms-code',
    summary: 'Sends a one-time code to a telephone.',
    ...callByAnyone,
    input: smsRequest,
    output: nothing,
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/api/v1/check-sms-code',
    summary: 'Says whether a one-time code is right; counts as a try and does not use it up.',
    ...callByAnyone,
    input: z.object({ phone, code: smsCode, type: z.enum(codePurposes) }),
    output: nothing,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/login-phone',
    summary: 'Logs in by telephone and one-time code; an unknown number gets an account.',
    ...callByAnyone,
    answersIn: 'token',
    input: phoneLogin,
    output: token,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/api/v1/bind-phone',
    summary: 'Gives the caller another telephone to log in by.',
    reauthenticated: true,
    by: ['customer', 'staff'],
    company: 'optional',
    idempotent: false,
    input: phoneLogin,
    output: nothing,
  }),
}

import { aliyunSms } from './aliyun-sms.ts'
import { providerTimeoutMs as timeoutMs } from './ask-provider.ts'
import { httpSms } from './http-sms.ts'
import type { Senders } from './message.ts'
import { outboxSenders } from './outbox-drivers.ts'
import { smtpMail } from './smtp-mail.ts'
import { twilioSms } from './twilio-sms.ts'

export type SenderSettings = {
  SMS_DRIVER: 'outbox' | 'aliyun' | 'twilio' | 'http'
  MAIL_DRIVER: 'outbox' | 'smtp'
  ALIYUN_SMS_ENDPOINT: string
  ALIYUN_SMS_KEY_ID?: string | undefined
  ALIYUN_SMS_KEY_SECRET?: string | undefined
  ALIYUN_SMS_SIGN_NAME?: string | undefined
  ALIYUN_SMS_TEMPLATES?: string | undefined
  TWILIO_ENDPOINT: string
  TWILIO_ACCOUNT_SID?: string | undefined
  TWILIO_AUTH_TOKEN?: string | undefined
  TWILIO_FROM?: string | undefined
  SMS_HTTP_URL?: string | undefined
  SMS_HTTP_TOKEN?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}

const needs = {
  aliyun: ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATES'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  http: ['SMS_HTTP_URL'],
  smtp: ['SMTP_URL', 'MAIL_FROM'],
  outbox: [],
} as const satisfies Record<string, (keyof SenderSettings)[]>

export function lackingSenderSettings(settings: SenderSettings): string[] {
  const chosen = [
    { setting: 'SMS_DRIVER', driver: settings.SMS_DRIVER },
    { setting: 'MAIL_DRIVER', driver: settings.MAIL_DRIVER },
  ] as const
  return chosen.flatMap(({ setting, driver }) =>
    needs[driver].filter((name) => !settings[name]).map((name) => `${name}: is needed for ${setting}=${driver}`),
  )
}

/** The senders of a deployment. `say` prints what the outbox keeps, in development. */
export function sendersOf(settings: SenderSettings, say?: (line: string) => void): Senders {
  const outbox = outboxSenders(say)
  const mail =
    settings.MAIL_DRIVER === 'smtp'
      ? smtpMail({ url: settings.SMTP_URL ?? '', from: settings.MAIL_FROM ?? '', timeoutMs })
      : outbox.mail
  return { mail, sms: smsOf(settings) ?? outbox.sms }
}

function smsOf(settings: SenderSettings): Senders['sms'] | undefined {
  if (settings.SMS_DRIVER === 'aliyun') {
    return aliyunSms({
      endpoint: settings.ALIYUN_SMS_ENDPOINT,
      keyId: settings.ALIYUN_SMS_KEY_ID ?? '',
      keySecret: settings.ALIYUN_SMS_KEY_SECRET ?? '',
      signName: settings.ALIYUN_SMS_SIGN_NAME ?? '',
      templates: templatesIn(settings.ALIYUN_SMS_TEMPLATES ?? ''),
      timeoutMs,
    })
  }
  if (settings.SMS_DRIVER === 'twilio') {
    return twilioSms({
      endpoint: settings.TWILIO_ENDPOINT,
      accountSid: settings.TWILIO_ACCOUNT_SID ?? '',
      authToken: settings.TWILIO_AUTH_TOKEN ?? '',
      from: settings.TWILIO_FROM ?? '',
      timeoutMs,
    })
  }
  if (settings.SMS_DRIVER === 'http')
    return httpSms({ url: settings.SMS_HTTP_URL ?? '', token: settings.SMS_HTTP_TOKEN, timeoutMs })
  return undefined
}

/** Reads `code=SMS_1,invitation=SMS_2`. */
const templatesIn = (list: string): Map<string, string> =>
  new Map(
    list.split(',').map((pair) => {
      const [name = '', code = ''] = pair.split('=')
      return [name.trim(), code.trim()]
    }),
  )

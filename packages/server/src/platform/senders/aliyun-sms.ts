import { createHmac, randomUUID } from 'node:crypto'
import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import { type Driver, type MessageOutcome, refusedForGood, refusedForNow, type TextMessage } from './message.ts'

export type AliyunSettings = {
  endpoint: string
  keyId: string
  keySecret: string
  signName: string
  /** The provider's number of each template of ours; `name-abroad` where numbers outside China have another. */
  templates: ReadonlyMap<string, string>
  timeoutMs: number
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The signature of the RPC interface: HMAC-SHA1 over the method and the sorted, encoded parameters. */
export function signatureOf(parameters: Readonly<Record<string, string>>, keySecret: string): string {
  const canonical = Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  return createHmac('sha1', `${keySecret}&`)
    .update(`POST&%2F&${encoded(canonical)}`)
    .digest('base64')
}

/** Text messages through Aliyun, which sends nothing but templates that it has approved. */
export function aliyunSms(settings: AliyunSettings): Driver<TextMessage> {
  const { endpoint, keyId, keySecret, signName, timeoutMs } = settings
  return async ({ to, template }) => {
    const isAbroad = !to.startsWith('+86')
    const number = isAbroad ? to.slice(1) : to.slice(3)
    const code = template && templateFor(template.name, isAbroad, settings)
    if (!template || !code) return refusedForGood(`no template is set for ${template?.name ?? 'this message'}`)
    const parameters = {
      AccessKeyId: keyId,
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: number,
      SignName: signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      TemplateCode: code,
      TemplateParam: JSON.stringify(template.parameters),
      // The provider compares this with the real time, whatever time we rehearse.
      Timestamp: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      Version: '2017-05-25',
    }
    const body = new URLSearchParams({ ...parameters, Signature: signatureOf(parameters, keySecret) })
    return askProvider(endpoint, { method: 'POST', body, timeoutMs }, judged)
  }
}

const templateFor = (name: string, isAbroad: boolean, { templates }: AliyunSettings) =>
  (isAbroad ? templates.get(`${name}-abroad`) : undefined) ?? templates.get(name)

function judged({ status, body }: ProviderAnswer): MessageOutcome {
  const code = String(body.Code ?? status)
  if (code === 'OK') return { outcome: 'sent' }
  const reason = `${code}: ${String(body.Message ?? '')}`.slice(0, 300)
  if (/MOBILE_NUMBER_ILLEGAL|INVALID_PARAMETERS_PHONE|MOBILE_COUNT/.test(code)) return refusedForGood(reason, 'number')
  if (/BUSINESS_LIMIT_CONTROL|DAY_LIMIT/.test(code)) return refusedForNow(reason, 'too-many')
  const isPassing = status >= 500 || /Throttling|SYSTEM_ERROR|ServiceUnavailable|InternalError/.test(code)
  return isPassing ? refusedForNow(reason) : refusedForGood(reason)
}

import { createHmac } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { httpStandIn } from '../../testing/provider-stand-in.ts'
import { aliyunSms, signatureOf } from './aliyun-sms.ts'
import { httpSms } from './http-sms.ts'
import { outboxSenders } from './outbox-drivers.ts'
import { twilioSms } from './twilio-sms.ts'

const timeoutMs = 300
const message = {
  to: '+8613892745510',
  body: '【Landbridge】 您的验证码是 482915',
  template: { name: 'code', parameters: { code: '482915' } },
}
const aliyunAt = (endpoint: string) =>
  aliyunSms({
    endpoint,
    keyId: 'testId',
    keySecret: 'testSecret',
    signName: '陆桥 测试*~',
    templates: new Map([
      ['code', 'SMS_71390007'],
      ['code-abroad', 'SMS_9'],
    ]),
    timeoutMs,
  })
const twilioAt = (endpoint: string, from = '+15005550006') =>
  twilioSms({ endpoint, accountSid: 'AC1', authToken: 'word', from, timeoutMs })

it('asks Aliyun for the template, signed over every parameter as the RPC interface wants it', async () => {
  const { url, heard } = await httpStandIn({ status: 200, body: { Code: 'OK', Message: 'OK', BizId: '9' } })
  expect(await aliyunAt(url)(message)).toEqual({ outcome: 'sent' })
  const [request] = heard
  const { Signature, ...sent } = Object.fromEntries(new URLSearchParams(request?.body))
  expect(request?.method).toBe('POST')
  expect(sent).toMatchObject({
    AccessKeyId: 'testId',
    Action: 'SendSms',
    PhoneNumbers: '13892745510',
    SignName: '陆桥 测试*~',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"code":"482915"}',
    Version: '2017-05-25',
  })
  expect(sent.Timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  // Worked out by hand from the interface's description.
  const plain = (text = '') =>
    encodeURIComponent(text).replace(/\*/g, '%2A').replace(/'/g, '%27').replace(/\(/g, '%28').replace(/\)/g, '%29')
  const canonical = Object.keys(sent)
    .sort()
    .map((name) => `${plain(name)}=${plain(sent[name])}`)
    .join('&')
  const expected = createHmac('sha1', 'testSecret&')
    .update(`POST&${plain('/')}&${plain(canonical)}`)
    .digest('base64')
  expect(Signature).toBe(expected)
  expect(signatureOf(sent as Record<string, string>, 'testSecret')).toBe(expected)
})

it('gives Aliyun a number abroad with its country and the template for abroad', async () => {
  const { url, heard } = await httpStandIn({ status: 200, body: { Code: 'OK' } })
  await aliyunAt(url)({ ...message, to: '+79161234567' })
  const sent = new URLSearchParams(heard[0]?.body)
  expect([sent.get('PhoneNumbers'), sent.get('TemplateCode')]).toEqual(['79161234567', 'SMS_9'])
  expect(await aliyunAt(url)({ to: '+79161234567', body: 'no template' })).toMatchObject({ isFinal: true })
  expect(heard).toHaveLength(1)
})

it.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 200, { because: 'number', isFinal: true }],
  ['isv.BUSINESS_LIMIT_CONTROL', 200, { because: 'too-many', isFinal: false }],
  ['SignatureDoesNotMatch', 400, { because: 'other', isFinal: true }],
  ['ServiceUnavailable', 503, { because: 'other', isFinal: false }],
])('hears Aliyun say %s', async (Code, status, expected) => {
  const { url } = await httpStandIn({ status, body: { Code, Message: 'as it says' } })
  const said = await aliyunAt(url)(message)
  expect(said).toMatchObject({ outcome: 'refused', ...expected, reason: `${Code}: as it says` })
})

it('sends through Twilio under the account’s name, from a number or a messaging service', async () => {
  const { url, heard } = await httpStandIn({ status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } })
  expect(await twilioAt(url)(message)).toEqual({ outcome: 'sent' })
  expect(heard[0]).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC1/Messages.json' })
  expect(heard[0]?.headers.authorization).toBe(`Basic ${btoa('AC1:word')}`)
  expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
    To: '+8613892745510',
    From: '+15005550006',
    Body: message.body,
  })
  await twilioAt(url, 'MG42')(message)
  expect(new URLSearchParams(heard[1]?.body).get('MessagingServiceSid')).toBe('MG42')
})

it.each([
  [21211, 400, { because: 'number', isFinal: true }],
  [20003, 401, { because: 'other', isFinal: true }],
  [20429, 429, { because: 'too-many', isFinal: false }],
  [20500, 500, { because: 'other', isFinal: false }],
])('hears Twilio say %i', async (code, status, expected) => {
  const { url } = await httpStandIn({ status, body: { code, message: 'as it says', status } })
  expect(await twilioAt(url)(message)).toMatchObject({ outcome: 'refused', ...expected, reason: `${code}: as it says` })
})

it('posts JSON to any other gateway, with the bearer where one is set', async () => {
  const { url, heard } = await httpStandIn({ status: 202, body: {} })
  expect(await httpSms({ url: `${url}/sms`, token: 'word', timeoutMs })(message)).toEqual({ outcome: 'sent' })
  expect(heard[0]).toMatchObject({ method: 'POST', path: '/sms' })
  expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer word', 'content-type': 'application/json' })
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    to: message.to,
    text: message.body,
    template: 'code',
    parameters: { code: '482915' },
  })
  await httpSms({ url, timeoutMs })(message)
  expect(heard[1]?.headers.authorization).toBeUndefined()
})

it.each([
  [400, { isFinal: true }],
  [429, { because: 'too-many', isFinal: false }],
  [502, { isFinal: false }],
])('hears another gateway answer %i', async (status, expected) => {
  const { url } = await httpStandIn({ status, body: { message: 'as it says' } })
  expect(await httpSms({ url, timeoutMs })(message)).toMatchObject({ ...expected, reason: `${status}: as it says` })
})

it('waits for no provider longer than it must, and survives one that is not there', async () => {
  const { url } = await httpStandIn('silence')
  for (const driver of [aliyunAt(url), twilioAt(url), httpSms({ url, timeoutMs })]) {
    const said = await driver(message)
    expect(said).toEqual({ outcome: 'refused', because: 'other', isFinal: false, reason: 'no answer within 300 ms' })
  }
  const said = await httpSms({ url: 'http://127.0.0.1:9', token: 'word', timeoutMs })(message)
  expect(said).toMatchObject({ outcome: 'refused', isFinal: false })
  expect(JSON.stringify(said)).not.toContain('word')
})

it('keeps messages where there is no provider, and prints them only where told to', async () => {
  const say = vi.fn<(line: string) => void>()
  expect(await outboxSenders(say).sms(message)).toEqual({ outcome: 'kept' })
  expect(say).toHaveBeenCalledWith(`[SMS to ${message.to}] ${message.body}`)
  expect(await outboxSenders().mail({ to: 'mei@example.com', subject: 'Hello', body: 'Text' })).toEqual({
    outcome: 'kept',
  })
})

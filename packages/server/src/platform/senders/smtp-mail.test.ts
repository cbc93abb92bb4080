import { expect, it } from 'vitest'
import { smtpStandIn } from '../../testing/provider-stand-in.ts'
import { smtpMail } from './smtp-mail.ts'

const mail = { to: 'mei@example.com', subject: '您的邀请 · Invitation', body: 'Line one\n.\nline three' }
const from = 'Landbridge <portal@example.com>'
const timeoutMs = 500

it('hands a mail to the server under the portal’s name', async () => {
  const { lines, url } = await smtpStandIn()
  expect(await smtpMail({ url, from, timeoutMs })(mail)).toEqual({ outcome: 'sent' })
  expect(lines.find((line) => line.startsWith('AUTH'))).toBe(`AUTH PLAIN ${btoa('\0portal\0mail word')}`)
  expect(lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<portal@example.com>',
      'RCPT TO:<mei@example.com>',
      'From: Landbridge <portal@example.com>',
      '..',
      'line three',
    ]),
  )
  expect(lines.filter((line) => line.startsWith('Subject:'))).toHaveLength(1)
})

it('lets no line of a subject become a header', async () => {
  const { lines, url } = await smtpStandIn()
  await smtpMail({ url, from, timeoutMs })({ ...mail, subject: 'Hello\r\nBcc: all@example.com' })
  expect(lines.some((line) => line.startsWith('Bcc'))).toBe(false)
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<mei@example.com>'])
})

it.each([
  ['550 no such person', true],
  ['451 come back later', false],
])('hears the server say %s', async (refusal, isFinal) => {
  const { url } = await smtpStandIn(refusal)
  expect(await smtpMail({ url, from, timeoutMs })(mail)).toMatchObject({ outcome: 'refused', isFinal })
})

it('says that a server is not there without saying its password', async () => {
  const said = await smtpMail({ url: 'smtp://portal:secret-word@127.0.0.1:9', from, timeoutMs })(mail)
  expect(said).toMatchObject({ outcome: 'refused', isFinal: false })
  expect(JSON.stringify(said)).not.toContain('secret-word')
})

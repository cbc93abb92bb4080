import { expect, it } from 'vitest'
import { bookingBody } from '../tooling/booking-body.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { logIn, type Visit, visit } from './browser.ts'

const form = '/freight/reorder/railway'
const reference = ({ page }: Visit) => page.getByRole('textbox', { name: 'Your reference' })

/** A booking or a draft of the demo's customer, made without the form. */
async function made(submit: 'T' | 'F', yourReference: string): Promise<string> {
  const client = await new PlainClient(ownPortal()).logIn('demo')
  const body = { ...(await bookingBody(client)), submit, ProxyNo: yourReference }
  const { body: answer } = await client.send('POST', '/api/v1/railorderonline', body)
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
  return String((answer.data as { keyId: string }).keyId)
}

/** How the server has the reference of a booking now. */
async function storedReference(id: string): Promise<unknown> {
  const client = await new PlainClient(ownPortal()).logIn('demo')
  const { body } = await client.send('GET', '/api/v1/railorderonline-detail', { keyId: id })
  return (body.data as { ProxyNo?: string }).ProxyNo
}

async function customer(): Promise<Visit> {
  const one = await visit()
  await one.goto('/')
  await logIn(one, 'demo')
  return one
}

it('keeps a revision through a reload and through Back, asks before it is left, and forgets it once it is submitted', async () => {
  const id = await made('T', 'KEPT-1')
  const someone = await customer()
  const { page, goto } = someone
  await goto(`${form}?booking=${id}`)
  await reference(someone).fill('KEPT-2')
  await page.reload()
  await page.getByText('and had not submitted').waitFor()
  await expect.poll(() => reference(someone).inputValue()).toBe('KEPT-2')

  const question = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('link').first().click()
  await question.getByText('not submitted yet').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => reference(someone).inputValue()).toBe('KEPT-2')
  await page.goBack()
  await page.waitForURL((url) => !url.pathname.startsWith(form))
  await page.goForward()
  await page.getByText('and had not submitted').waitFor()
  await expect.poll(() => reference(someone).inputValue()).toBe('KEPT-2')
  expect(await storedReference(id)).toBe('KEPT-1')

  await page.getByRole('button', { name: 'Submit the changes' }).first().click()
  await page.waitForURL(/success/)
  expect(await storedReference(id)).toBe('KEPT-2')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'KEPT-2',
  )
})

it('shows both versions when two browsers write in one draft, and neither is lost unseen', async () => {
  const id = await made('F', 'DRAFT-1')
  const [one, other] = [await customer(), await customer()]
  await one.goto(`${form}?draft=${id}`)
  await other.goto(`${form}?draft=${id}`)
  await reference(one).fill('DRAFT-ONE')
  await one.page.getByText(/Draft saved/).waitFor()
  await reference(other).fill('DRAFT-OTHER')
  const panel = other.page.getByRole('alert', { name: /Somebody else saved/ })
  await panel.getByRole('radio', { name: 'Theirs DRAFT-ONE' }).waitFor()
  expect(await storedReference(id)).toBe('DRAFT-ONE')
  await expect.poll(() => panel.getByRole('radio', { name: 'Mine DRAFT-OTHER' }).isChecked()).toBe(true)
  await panel.getByRole('button', { name: 'Go on with this choice' }).click()
  await panel.waitFor({ state: 'hidden' })
  await other.page.getByText(/Draft saved/).waitFor()
  expect(await storedReference(id)).toBe('DRAFT-OTHER')
})

it('keeps what is typed without a connection, and saves it once there is one', async () => {
  const id = await made('F', 'LINE-1')
  const someone = await customer()
  const { page, context, goto } = someone
  await goto(`${form}?draft=${id}`)
  await reference(someone).waitFor()
  await context.setOffline(true)
  await reference(someone).fill('LINE-2')
  await page
    .getByText(/could not be saved/)
    .first()
    .waitFor()
  await reference(someone).fill('LINE-3')
  await context.setOffline(false)
  await page.getByText(/Draft saved/).waitFor()
  expect(await storedReference(id)).toBe('LINE-3')
})

import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { logIn, type Visit, visit } from './browser.ts'
import { invitedPassword, mailedKey } from './invited.ts'

const stamp = Date.now().toString(36)

/** Makes somebody an owner, which an open session alone does not: the password is asked for. */
async function makeOwner({ page }: Visit, row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Manage/ }).click()
  await page.getByRole('menuitemradio', { name: 'Change role to Owner' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asked.getByLabel('Password').fill('Landbridge-demo-1')
  await asked.getByLabel('Password').press('Enter')
  await asked.waitFor({ state: 'hidden' })
  await row.getByText('Owner').waitFor()
}

it('brings a colleague from the invitation to the first login, and switches that colleague off, who comes back as an owner', async () => {
  const email = `lin-${stamp}@haode.example`
  const account = `lin-${stamp}`
  const owner = await visit()
  await owner.goto('/')
  await logIn(owner, 'demo')
  await owner.goto('/user/team')
  await owner.page.getByRole('button', { name: 'Invite a colleague' }).click()
  const form = owner.page.getByRole('dialog')
  await form.getByLabel('E-mail').last().fill(email)
  await form.getByLabel('Name (optional)').fill('Lin Xia')
  await form.getByText('Finance', { exact: true }).click()
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await form.waitFor({ state: 'hidden' })
  await owner.page.getByText(email).waitFor()
  expect(await barriersOn(owner.page, 'main')).toEqual([])

  const invited = await visit()
  await invited.goto(`/invite#key=${await mailedKey(email)}`)
  const { page } = invited
  await page.getByRole('heading', { name: "Join Xi'an Haode Appliance Co., Ltd." }).waitFor()
  await page.getByText('Your role: Finance').waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Password').fill(invitedPassword)
  await page.getByRole('button', { name: 'Register and join' }).click()
  await page.waitForURL(/\/user\/order/)
  await invited.goto('/user/info')
  await page.getByText(email).waitFor()
  await page.getByText('Finance').first().waitFor()

  const again = await visit()
  await again.goto('/')
  await logIn(again, account, invitedPassword)
  await again.goto('/user/team')
  await again.page.getByRole('row', { name: new RegExp(account) }).waitFor()
  await again.page.getByRole('button', { name: 'Invite a colleague' }).waitFor()
  await expect.poll(() => again.page.getByRole('button', { name: /^Manage/ }).count()).toBe(0)

  await owner.page.reload()
  const row = owner.page.getByRole('row', { name: new RegExp(account) })
  await makeOwner(owner, row)
  await row.getByRole('button', { name: /^Manage/ }).click()
  await owner.page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await row.getByText('Deactivated').waitFor()
  await again.page.reload()
  await again.page
    .getByRole('button', { name: /log in/i })
    .first()
    .waitFor()

  await again.goto(`/owner-back#key=${await mailedKey(email, 'owner-back')}`)
  await again.page.getByText(/deactivated your account in Xi'an Haode Appliance/).waitFor()
  await again.page.getByRole('button', { name: 'Undo it' }).click()
  await again.page.getByText(/You are an owner of Xi'an Haode Appliance .* again/).waitFor()
  await logIn(again, account, invitedPassword)
  await again.goto('/user/team')
  await again.page
    .getByRole('row', { name: new RegExp(account) })
    .getByText('Owner')
    .waitFor()
})

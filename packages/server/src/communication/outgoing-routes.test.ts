import { outgoingDeskEndpoints as desk } from '@landbridge/contract/communication/outgoing-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { noteText, sendMail } from '../platform/senders/outgoing.ts'
import { newWorld } from '../testing/world.ts'

it('shows staff with the permission what was sent, and blanks a code when it is over', async () => {
  const { db, clock, staff, staffWith, customer, guest } = await newWorld()
  const code = { to: '+8613991002231', shown: 'Code 482913', blankAfterS: 300 }
  await db.as(system, (tx) => noteText(tx, code))
  const outbox = async (keyword?: string) => (await staff(desk.list, { ...firstPage, keyword })).body.data
  expect((await outbox()).items).toMatchObject([{ recipient: code.to, body: 'Code 482913', sendingState: 'waiting' }])

  clock.shiftMs += 301_000
  await db.as(system, (tx) => sendMail({ tx }, { to: 'mei@haode.example', subject: 'Hello', body: 'Tea' }))
  expect(await outbox()).toMatchObject({
    items: [
      { channel: 'email', subject: 'Hello', body: 'Tea' },
      { channel: 'sms', body: '' },
    ],
    total: 2,
  })
  expect((await outbox('haode')).items).toMatchObject([{ recipient: 'mei@haode.example' }])

  expect((await (await staffWith(['customer.edit']))(desk.list, firstPage)).status).toBe(403)
  expect((await (await customer())(desk.list, firstPage)).status).toBe(403)
  expect((await guest(desk.list, firstPage)).status).toBe(401)
})

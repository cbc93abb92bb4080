import { readdir, readFile } from 'node:fs/promises'
import { notificationEvents } from '@landbridge/contract/communication/notification'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../platform/migrations.ts'
import { notificationWorld } from './notification-fixtures.ts'

/** Events that customers could choose from when choices were first kept. */
const firstEvents = ['received', 'returned', 'refused', 'stopped', 'shipped', 'arrived', 'completionIssued']
const appends = /update notification_preference set email_events = email_events\s*\|\| '\{([\w,]+)\}'::text\[\];/g

async function appendedBy(): Promise<{ statement: string; events: string[] }[]> {
  const names = (await readdir(migrationsFolder)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, migrationsFolder), 'utf8')))
  return texts.flatMap((text) =>
    [...text.matchAll(appends)].map(([statement, events = '']) => ({ statement, events: events.split(',') })),
  )
}

it('adds each event that came later once to what was chosen before', async () => {
  const later = notificationEvents.filter((event) => !firstEvents.includes(event))
  expect((await appendedBy()).flatMap(({ events }) => events).toSorted()).toEqual(later.toSorted())
})

it('writes of a move to who chose before moves could be told', async () => {
  const { pool, choose, accepted, anotherTrain, shown, staff, outgoing } = await notificationWorld()
  await choose('received', 'email', false)
  const first = `{${firstEvents.filter((event) => event !== 'received').join(',')}}`
  await pool.query('update notification_preference set email_events = $1', [first])
  for (const { statement } of await appendedBy()) await pool.query(statement)
  const { id } = await accepted()
  const { id: departureId } = await anotherTrain({
    departureNo: 'X8157',
    etd: new Date('2031-01-29T04:00:00Z'),
    eta: new Date('2031-02-13T10:00:00Z'),
    siCutoff: new Date('2031-01-26T04:00:00Z'),
    cargoCutoff: new Date('2031-01-27T04:00:00Z'),
    customsCutoff: new Date('2031-01-28T04:00:00Z'),
  })
  const { version } = await shown(id)
  const move = { id, version, departureId, reasonCode: 'NOTREADY', cause: 'customer' } as const
  expect((await staff(moveEndpoints.move, move)).status).toBe(200)
  expect(await outgoing()).toMatchObject([{ channel: 'email', recipient: 'mei@tea.example' }])
})

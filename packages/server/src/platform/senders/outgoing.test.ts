import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { system } from '../caller.ts'
import type { MailMessage, MessageOutcome, Senders, TextMessage } from './message.ts'
import { sendMail, sendNext, sendText } from './outgoing.ts'

const mail = { to: 'mei@example.com', subject: 'You are invited', body: 'Come in.' }
const text = {
  to: '+8613892745510',
  body: 'Come in.',
  template: { name: 'invitation', parameters: { by: 'Silk Road' } },
}

/** Providers that say what they are told to, one answer after the other, and keep what they were given. */
function providers(answers: MessageOutcome[] = []) {
  const mails: MailMessage[] = []
  const texts: TextMessage[] = []
  const next = () => answers.shift() ?? { outcome: 'sent' as const }
  const senders: Senders = {
    async mail(message) {
      mails.push(message)
      return next()
    },
    async sms(message) {
      texts.push(message)
      return next()
    },
  }
  return { senders, mails, texts }
}

type World = Awaited<ReturnType<typeof newWorld>>
const rows = async ({ pool }: World) =>
  (await pool.query('select channel, state, attempts, last_error from outgoing_message order by channel')).rows

const now = ({ clock }: World) => Date.now() + clock.shiftMs
const dueAt = async ({ pool }: World): Promise<number> =>
  (await pool.query<{ next_at: Date }>('select next_at from outgoing_message')).rows[0]?.next_at.getTime() ?? Number.NaN

it('sends what a call asked for once its transaction is through, and only then', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const { senders, mails, texts } = providers()
  const broken = world.db.as(shipper.who, async (tx) => {
    await sendMail({ tx }, mail)
    throw new Error('the command failed')
  })
  await expect(broken).rejects.toThrow('the command failed')
  expect(await sendNext(world.db, senders)).toBe(false)

  await world.db.as(shipper.who, async (tx) => {
    await sendMail({ tx }, mail)
    await sendText({ tx }, text)
  })
  while (await sendNext(world.db, senders)) {}
  expect(mails).toEqual([mail])
  expect(texts).toEqual([text])
  expect((await rows(world)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it('tries a refused message again, later each time, and gives up in the end', async () => {
  const world = await newWorld()
  const down: MessageOutcome = { outcome: 'refused', because: 'other', reason: 'down', isFinal: false }
  const { senders, mails } = providers(Array.from({ length: 9 }, () => down))
  await world.db.as(system, (tx) => sendMail({ tx }, mail))
  for (const [i, waitS] of [10, 60, 360, 2160, 3600].entries()) {
    const asked = now(world)
    expect(await sendNext(world.db, senders)).toBe(true)
    const due = await dueAt(world)
    // Of what is awaited here, only the time that the attempt itself took is not known.
    expect(due - asked).toBeGreaterThanOrEqual(waitS * 1000)
    expect(due - now(world)).toBeLessThanOrEqual(waitS * 1000)
    world.clock.shiftMs += waitS * 100
    expect(await sendNext(world.db, senders)).toBe(false)
    expect(mails).toHaveLength(i + 1)
    world.clock.shiftMs += due - now(world)
  }
  expect(await sendNext(world.db, senders)).toBe(true)
  expect(await sendNext(world.db, senders)).toBe(false)
  expect(mails).toHaveLength(6)
  expect(await rows(world)).toMatchObject([{ state: 'failed', attempts: 6, last_error: 'down' }])
})

it('does not repeat what the provider refused for good, and sends each message on one node only', async () => {
  const world = await newWorld()
  const never: MessageOutcome = { outcome: 'refused', because: 'number', reason: 'no such number', isFinal: true }
  const { senders, texts } = providers([never])
  await world.db.as(system, (tx) => sendText({ tx }, text))
  const nodes = await Promise.all([sendNext(world.db, senders), sendNext(world.db, senders)])
  expect(nodes.filter(Boolean)).toHaveLength(1)
  world.clock.shiftMs += 86_400_000
  expect(await sendNext(world.db, senders)).toBe(false)
  expect(texts).toHaveLength(1)
  expect(await rows(world)).toMatchObject([{ state: 'failed', last_error: 'no such number' }])
})

it('keeps messages for the back office where no provider is set, through the rounds of the system’s work', async () => {
  const world = await newWorld()
  await world.db.as(system, (tx) => sendMail({ tx }, mail))
  await world.jobs.runDue()
  expect(await rows(world)).toMatchObject([{ channel: 'email', state: 'kept' }])
})

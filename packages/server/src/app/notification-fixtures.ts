import { type notificationEvents, notificationEndpoints as own } from '@landbridge/contract/communication/notification'
import { bookingWorld } from '../booking/booking-fixtures.ts'

/** A company whose owner made a booking, with a colleague who had nothing to do with it, and another company. */
export async function notificationWorld() {
  const world = await bookingWorld()
  const { pool, jobs, customer, colleague } = world
  const shipper = await customer()
  const other = await colleague(shipper.customerId)
  const stranger = await customer({ name: 'Nordwind Handel' })
  type Person = typeof other
  const address = async ({ who }: Person, emails: string[], phone: string | null = null) =>
    world.setUsers({ emails, phone }, { id: 'userId' in who ? who.userId : undefined })
  await address(shipper, ['mei@tea.example'], '+8613892745510')
  await address(other, ['lin@tea.example'])
  await address(stranger, ['jana@nordwind.example'])
  /** Messages that have gone out since the start, after all that is due was done. */
  const outgoing = async () => {
    await jobs.runDue()
    const sql =
      'select channel, recipient, subject, body, template, parameters from outgoing_message order by channel, recipient'
    return (await pool.query(sql)).rows as Record<'channel' | 'recipient' | 'subject' | 'body', string>[]
  }
  const choose = (
    event: (typeof notificationEvents)[number],
    channel: 'email' | 'sms',
    isOn: boolean,
    language = 'en',
  ) => shipper(own.save, { event, channel, isOn }, { 'accept-language': language })
  const relayAgain = () => pool.query('update outbox_event set relayed_at = null')
  const accepted = async () => world.accept(await world.submit(shipper))
  return { ...world, shipper, other, stranger, address, outgoing, choose, relayAgain, accepted }
}

import { playBookingDesk } from './booking-desk.ts'
import { playBookings } from './bookings.ts'
import { ids } from './people.ts'
import { playPrices } from './prices.ts'
import type { Recorder } from './recorder.ts'
import { playReference } from './reference.ts'
import type { People, Stage } from './stage.ts'
import { playTracking } from './tracking.ts'
import { playWorkOrders } from './work-orders.ts'

/** The fixed story: every call of rail from price to followed container, and what is refused on the way. */
export async function playEverything(recorder: Recorder): Promise<void> {
  for (const [name, id] of Object.entries(ids)) recorder.know(id, name)
  const client = () => recorder.client()
  const people: People = {
    guest: client(),
    chen: client(),
    guo: client(),
    jana: client(),
    ops: client(),
    sales: client(),
    admin: client(),
  }
  const { guest, ...accounts } = people
  await guest.send('GET', '/api/v1/site-config')
  const logIn = async () => {
    for (const [account, person] of Object.entries(accounts)) await person.logIn(account)
  }
  await logIn()
  const stage: Stage = { recorder, people, logIn }
  await playReference(stage)
  const prices = await playPrices(stage)
  const bookings = await playBookings(stage, prices)
  await playBookingDesk(stage, bookings)
  const jobs = await playWorkOrders(stage, bookings)
  await playTracking(stage, jobs)
  await recorder.describe(guest)
}

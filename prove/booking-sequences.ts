import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playBookingSequences } from '../packages/server/src/testing/booking-sequences.ts'
import { bookingBody } from '../tooling/booking-body.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'
import type { Proof } from './proof.ts'

const runs = { smoke: 20, full: 2000 }
const seed = 20310115

/** Customer and clerk give commands in random order over HTTP; each answer is what a simple model says. */
export const bookingSequences: Proof = {
  name: 'booking-sequences',
  promise: 'A booking never leaves its life, whatever people do in whatever order.',
  async run(size) {
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-sequences-'))
    const portal = await startPortal({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })
    const people = {
      customer: await new PlainClient(portal.address).logIn('demo'),
      staff: await new PlainClient(portal.address).logIn('ops'),
    }
    const { submit: _, ...form } = await bookingBody(people.customer)
    const trial = {
      form,
      call: (who: 'customer' | 'staff', ...call: [string, string, object]) =>
        people[who].send(call[0], call[1], { ...call[2] }),
    }
    try {
      const played = await playBookingSequences(trial, { runs: runs[size], seed })
      return { figures: { sequences: runs[size], seed, ...played }, breaches: [] }
    } catch (error) {
      return { figures: { sequences: runs[size], seed }, breaches: [String(error)] }
    } finally {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

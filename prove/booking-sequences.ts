import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playBookingSequences } from '../packages/server/src/testing/booking-sequences.ts'
import { bookingBody } from '../tooling/booking-body.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { startPortal } from '../tooling/portal-process.ts'
import type { Proof } from './proof.ts'

/** Sequences are played in parts, each from a seed of its own, some of them side by side. */
const sizes = { smoke: { parts: 2, runs: 10 }, full: { parts: 40, runs: 50 } }
const sideBySide = 4
const firstSeed = 20310115

/** Customer and clerk give commands in random order over HTTP; each answer is what a simple model says. */
export const bookingSequences: Proof = {
  name: 'booking-sequences',
  promise: 'A booking never leaves its life, whatever people do in whatever order.',
  async run(size, note) {
    const { parts, runs } = sizes[size]
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-sequences-'))
    const portal = await startPortal({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })
    try {
      const trial = await trialAt(portal.address)
      const left = Array.from({ length: parts }, (_, i) => firstSeed + i)
      const played = { sequences: 0, commands: 0, accepted: 0 }
      const breaches: string[] = []
      const playLane = async () => {
        for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
          const part = await playBookingSequences(trial, { runs, seed }).catch(whatBroke)
          if (typeof part === 'string') breaches.push(`seed ${seed}: ${part}`)
          else {
            played.sequences += runs
            played.commands += part.commands
            played.accepted += part.accepted
          }
          note(
            `${parts - left.length} of ${parts} parts begun, ${played.sequences} sequences played, ${breaches.length} breaches`,
          )
        }
      }
      await Promise.all(Array.from({ length: sideBySide }, playLane))
      return { figures: { ...played, seeds: `${firstSeed} to ${firstSeed + parts - 1}` }, breaches }
    } finally {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** The fault itself comes first; the commands that led to it follow. */
function whatBroke(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return [cause, error].filter((one) => one !== undefined).join('\n')
}

async function trialAt(address: string) {
  const people = {
    customer: await new PlainClient(address).logIn('demo'),
    staff: await new PlainClient(address).logIn('ops'),
  }
  const { submit: _, ...form } = await bookingBody(people.customer)
  return {
    form,
    call: (who: 'customer' | 'staff', ...call: [string, string, object]) =>
      people[who].send(call[0], call[1], { ...call[2] }),
  }
}

import { expect, it } from 'vitest'
import { inWholeRequests } from './whole-requests.ts'

const unheard = { onRawData: () => {} }
const message = (letter: string) => Uint8Array.of(letter.charCodeAt(0), 0, 0, 0, 4)
/** A session begins with its length, which is below 2^24. */
const beginning = Uint8Array.of(0, 0, 0, 8, 0, 3, 0, 0)

/** What reached the database, one word for each call. */
async function handedOver(messages: Uint8Array[]): Promise<string[]> {
  const calls: string[] = []
  const hand = inWholeRequests(async (request) => {
    const letters = [...request].filter((byte) => byte >= 65)
    calls.push(letters.length ? String.fromCharCode(...letters) : 'beginning')
  })
  for (const one of messages) await hand(one, unheard)
  return calls
}

it('hands on what is prepared, bound and run with the Sync behind it, and a simple query at once', async () => {
  expect(await handedOver([...'PBDEBES', 'Q', ...'BES'].map(message))).toEqual(['PBDEBES', 'Q', 'BES'])
})

it('forgets what a client that has gone left unfinished', async () => {
  expect(await handedOver([message('P'), message('B'), beginning, message('Q')])).toEqual(['beginning', 'Q'])
})

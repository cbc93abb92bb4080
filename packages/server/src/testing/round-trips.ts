import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'

/** The statements to the database from here on, one entry a round trip, until the test is over. */
export function roundTrips(): readonly unknown[] {
  const query = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  return query.mock.calls
}

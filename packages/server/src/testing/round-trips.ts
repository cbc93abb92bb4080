import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'

export function roundTrips(): readonly unknown[] {
  const query = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  return query.mock.calls
}

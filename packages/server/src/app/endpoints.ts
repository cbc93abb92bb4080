import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import type { AnyEndpoint } from '../platform/serve.ts'
import { declaredCalls } from './declared-calls.ts'

/** All calls of the contract, however their area groups them; each mode that is open is booked by calls of its own. */
export const allEndpoints = (): AnyEndpoint[] => [...declaredCalls, ...openModes.map(bookingCalls)].flatMap(endpointsIn)

function endpointsIn(group: object): AnyEndpoint[] {
  return Object.values(group).flatMap((member) =>
    'method' in member && 'path' in member ? [member as AnyEndpoint] : endpointsIn(member),
  )
}

/** A declared call that nobody answers, or an answer to a call that is not declared, stops the start. */
export function checkServed(served: ReadonlySet<AnyEndpoint>): void {
  const declared = new Set(allEndpoints())
  const unserved = [...declared].filter((endpoint) => !served.has(endpoint))
  const undeclared = [...served].filter((endpoint) => !declared.has(endpoint))
  const unguarded = [...declared].filter(
    ({ path, permission, by }) =>
      path.startsWith('/api/v1/admin/') && (!permission || by.some((actor) => actor !== 'staff')),
  )
  const wrong = [
    ...unserved.map((one) => `${nameOf(one)} is declared and not served`),
    ...undeclared.map(
      (one) => `${nameOf(one)} is served and no group of calls in the contract has it: run npm run collections`,
    ),
    ...unguarded.map((one) => `${nameOf(one)} is a call of the back office without a permission`),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

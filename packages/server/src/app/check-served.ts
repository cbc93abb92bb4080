import type { AnyEndpoint } from '../platform/serve.ts'
import { allEndpoints } from './endpoints.ts'

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

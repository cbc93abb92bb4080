import { type Nodes, startNodes } from '../tooling/nodes.ts'

/** How much of a proof is run: a smoke of seconds with the tests, or the whole of it. */
export type Size = 'smoke' | 'full'

/** A client of a smoke rests between its calls, which leaves room for the tests beside it; in the whole proof none rests. */
export const smokePauseMs = 25

export type Outcome = { figures: Record<string, number | string>; breaches: string[] }

/** Something the product promises, and the program that shows it. A breach is a sentence; none is what is wanted. */
export type Proof = {
  name: string
  promise: string
  /** `demo` is a data folder with the demo business in it, to begin from; without one it is made. */
  run(size: Size, note: (line: string) => void, demo?: string): Promise<Outcome>
}

/** The same on nodes that somebody else has started. */
export type NodesProof = Proof & { on(nodes: Nodes, size: Size, note: (line: string) => void): Promise<Outcome> }

export function provenOnNodes(name: string, promise: string, on: NodesProof['on']): NodesProof {
  return {
    name,
    promise,
    on,
    async run(size, note) {
      const nodes = await startNodes()
      try {
        const { figures, breaches } = await on(nodes, size, note)
        return { figures: { nodes: nodes.addresses.length, database: nodes.database, ...figures }, breaches }
      } finally {
        await nodes.stop()
      }
    },
  }
}

/**
 * The control of a proof: with a fault planted in the database the same trial must report breaches. A trial that
 * finds none of them proves nothing, which is a breach of its own.
 */
export async function withFault(
  nodes: Nodes,
  fault: { says: string; plant: string; remove: string },
  trial: () => Promise<readonly string[]>,
): Promise<{ found: number; breaches: string[] }> {
  await nodes.ask(fault.plant)
  const found = await trial().finally(() => nodes.ask(fault.remove))
  return { found: found.length, breaches: found.length > 0 ? [] : [`the control was not found: ${fault.says}`] }
}

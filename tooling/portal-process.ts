import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundleArgs, root, serverArgs } from '../scripts/set-up.mjs'
import { patience } from './patience.ts'

export type PortalProcess = {
  address: string
  process: ChildProcess
  /** Ends it as the terminal would. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Which portal is started, and how. */
export type PortalOptions = {
  /** The checkout whose portal it is; this one unless told. */
  checkout?: string
  /** From what the server runs: its sources unless told. The bundle is that of the last build. */
  from?: 'sources' | 'bundle'
  /** What Node is given besides. */
  nodeArgs?: readonly string[]
}

/** Tests and measurements ask faster and keep more than people do; that there are limits is tried by tests of their own. */
const withoutQuotas = { GUEST_QUERIES_MINUTE: '0', UPLOAD_DAY_MB: '1000000', DRAFTS_MAX: '1000000' }

/**
 * Starts a portal as `npm start` does, on a free port and with the whole demo business unless told otherwise, and
 * answers its address.
 */
export async function startPortal(
  environment: Record<string, string>,
  { checkout = root, from = 'sources', nodeArgs = [] }: PortalOptions = {},
): Promise<PortalProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [...nodeArgs, ...(from === 'bundle' ? bundleArgs : serverArgs)], {
    cwd: checkout,
    env: { ...inherited, NODE_ENV: 'development', PORT: '0', SEED_DEMO: 'whole', ...withoutQuotas, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const address = await addressOf(child).catch(async (failure) => {
    await end('SIGKILL')
    throw failure
  })
  return { address, process: child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** The address that a portal says when it is open. One that works on is waited for; one that has ended is not. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = ''
    const givenUp = setTimeout(() => failed(new Error(`The portal did not open: ${said}`)), patience.startMs)
    const hear = (part: Buffer) => {
      said += part
      const [, where] = /is open at (http:\S+)/.exec(said) ?? []
      if (!where) return
      clearTimeout(givenUp)
      found(where)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(givenUp)
      failed(new Error(`The portal ended with ${code}: ${said}`))
    })
  })

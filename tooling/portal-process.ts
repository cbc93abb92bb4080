import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundleArgs, root, serverArgs } from '../scripts/set-up.mjs'

export type PortalProcess = {
  address: string
  process: ChildProcess
  /** Ends it as the terminal would. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

const startMs = 300_000

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

/** Starts the portal as `npm start` does, on a free port unless told, and answers when it says where it is. */
export async function startPortal(
  environment: Record<string, string>,
  { checkout = root, from = 'sources', nodeArgs = [] }: PortalOptions = {},
): Promise<PortalProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [...nodeArgs, ...(from === 'bundle' ? bundleArgs : serverArgs)], {
    cwd: checkout,
    env: { ...inherited, NODE_ENV: 'development', PORT: '0', ...withoutQuotas, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    const hear = (part: Buffer) => {
      said += part
      const [, where] = /is open at (http:\S+)/.exec(said) ?? []
      if (where) found(where)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => failed(new Error(`The portal ended with ${code}: ${said}`)))
    setTimeout(() => failed(new Error(`The portal did not open: ${said}`)), startMs).unref()
  })
  return { address, process: child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

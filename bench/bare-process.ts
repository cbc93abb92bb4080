import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts one of the bare handlers beside which the portal is measured. */
export async function startBare(file: string, databaseUrl: string, args: readonly string[] = []) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const part of child.stdout) {
    const [, address] = /open at (\S+)/.exec(String(part)) ?? []
    if (address) return { address, process: child }
  }
  throw new Error(`${file} did not start.`)
}

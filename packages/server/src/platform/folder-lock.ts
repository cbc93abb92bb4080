import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Holds a folder for this process: the embedded database does not lock its own, and two servers on one folder lose rows. */
export type FolderLock = { release(): Promise<void> }

const longestSocketPath = 100
const settleMs = 60

/** Locks a folder by a listening socket, so that it is free once its holder dies in any way. */
export async function lockFolder(folder: string): Promise<FolderLock | 'taken'> {
  await mkdir(folder, { recursive: true })
  const path = socketIn(folder)
  for (let tries = 0; tries < 3; tries++) {
    const name = randomUUID()
    const server = await listenOn(path, name)
    if (server) {
      // Two may have cleared a dead holder's socket at once; the one whose socket is still there has the folder.
      await wait(settleMs)
      if ((await whoAnswers(path)) === name) return holdBy(server)
      server.close()
      return 'taken'
    }
    if (await whoAnswers(path)) return 'taken'
    await clearAway(path)
  }
  return 'taken'
}

function socketIn(folder: string): string {
  const path = join(folder, 'lock.sock')
  if (process.platform === 'win32' || path.length > longestSocketPath) {
    const short = createHash('sha256').update(folder).digest('hex').slice(0, 16)
    return process.platform === 'win32'
      ? `\\\\.\\pipe\\landbridge-${short}`
      : join(tmpdir(), `landbridge-${short}.sock`)
  }
  return path
}

async function listenOn(path: string, name: string): Promise<Server | undefined> {
  const server = createServer((socket) => void socket.on('error', () => {}).end(name))
  try {
    server.listen(path)
    await once(server, 'listening')
    return server
  } catch {
    return undefined
  }
}

async function whoAnswers(path: string): Promise<string | undefined> {
  const socket = connect(path)
  try {
    let holder = ''
    for await (const part of socket) holder += part
    return holder || undefined
  } catch {
    return undefined
  }
}

async function clearAway(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).then(
    () => rm(aside, { force: true }),
    () => {},
  )
}

function holdBy(server: Server): FolderLock {
  server.unref()
  return {
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The folder of a PostgreSQL server's programs on this machine, or nothing. */
export function findPostgres() {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => b - a)
        .map((version) => join(versions, version, 'bin'))
    : []
  const folders = [process.env.POSTGRES_BIN, ...installed, '/opt/homebrew/bin', '/usr/local/pgsql/bin']
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Starts a PostgreSQL of our own in a new folder, on loopback and a free port. It refuses to run as root, so root lends it to another user. */
export async function startPostgres(bin, folder, settings = {}) {
  mkdirSync(folder, { recursive: true })
  const who = userToRunAs()
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'landbridge', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...who, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  let server
  const launch = async () => {
    const all = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      fsync: 'off',
      shared_buffers: '256MB',
      ...settings,
    }
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    server = spawn(join(bin, 'postgres'), args, { ...who, cwd: folder, stdio: 'ignore' })
    for (let tries = 0; tries < 100; tries++) {
      if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) return
      await wait(100)
    }
    throw new Error('PostgreSQL did not start.')
  }
  const end = (signal) =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', done)
      server.kill(signal)
    })
  await launch()
  return {
    url: `postgres://landbridge@127.0.0.1:${port}/postgres`,
    /** Ends it as a power cut would. */
    kill: () => end('SIGKILL'),
    launch,
    stop: () => end('SIGINT'),
  }
}

function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  return uid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 }
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}

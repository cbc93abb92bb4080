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

/** Starts a PostgreSQL of our own in a new folder, on loopback and a free port. */
export async function startPostgres(bin, folder, settings = {}) {
  const server = postgresIn(bin, folder, await freePort(), { fsync: 'off', ...settings })
  server.run('initdb', ['-D', server.data, '-U', 'landbridge', ...newData])
  await server.launch()
  return server
}

const newData = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']

/** A machine that others use may need minutes for what takes a second; a server that has ended is not waited for. */
const mostTries = 3_000

/**
 * A PostgreSQL server on loopback over the caller's data folder, lent by root to another user since it refuses to run
 * as root.
 */
export function postgresIn(bin, folder, port, settings = {}) {
  mkdirSync(folder, { recursive: true })
  const who = userToRunAs()
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  let server
  const end = (signal) =>
    new Promise((done) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', done)
      server.kill(signal)
    })
  const launch = async () => {
    const all = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      shared_buffers: '256MB',
      ...settings,
    }
    const set = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...set], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    })
    for (let tries = 0; tries < mostTries && server.exitCode === null; tries++) {
      if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) return
      await wait(100)
    }
    throw new Error('PostgreSQL did not start.')
  }
  return {
    url: `postgres://landbridge@127.0.0.1:${port}/postgres`,
    port,
    data,
    /** Runs another of PostgreSQL's programs to its end, as the same user. */
    run(program, args) {
      const ran = spawnSync(join(bin, program), args, { ...who, cwd: folder, encoding: 'utf8' })
      if (ran.status !== 0) throw new Error(`${program} failed: ${ran.stderr}`)
    },
    launch,
    /** Ends it as a power cut would. */
    kill: () => end('SIGKILL'),
    /** The same, and starts it again, which has to wait until its last process is gone. */
    async crash() {
      await end('SIGKILL')
      for (let tries = 30; ; tries--) {
        try {
          return await launch()
        } catch (error) {
          if (tries === 0) throw error
          await wait(500)
        }
      }
    },
    stop: () => end('SIGINT'),
  }
}

function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  return uid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 }
}

/** A port of loopback that nobody listens on. */
export function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}

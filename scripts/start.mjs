import { spawn } from 'node:child_process'
import { argsToStart, install, isServerBuilt, isWebBuilt, node, root, stampOfWeb, withNode } from './set-up.mjs'

install()
const stamp = stampOfWeb()
const waitsForWeb = !isWebBuilt(stamp)
let isEnding = false
// An interrupt of the terminal reaches the server as well: it is told to end once more, but not twice by us, which would cut it short.
process.on('SIGINT', end)
process.on('SIGTERM', end)
// An npm that is told to end goes with its shell, and says nothing to what that runs.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 1_000).unref()

// By the channel both see that this program is gone, however it went.
const inRoot = { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: withNode() }
// Build and first start take a core each and run side by side; the portal opens with its pages, and the server's bundle
// serves the next start.
const build = waitsForWeb || !isServerBuilt() ? spawn(node, ['scripts/build.mjs', stamp], inRoot) : undefined
const server = spawn(node, argsToStart(), {
  ...inRoot,
  env: { ...inRoot.env, BUILD_STAMP: waitsForWeb ? stamp : '' },
})
let buildFailed = false
build?.on('exit', (code) => {
  if (isEnding || code === 0) return
  if (isWebBuilt(stamp)) {
    console.error(
      'The bundle of the server cannot be built (npm run build says why): the portal goes on from its sources.',
    )
    return
  }
  console.error('The web application was not built: the portal does not open.')
  buildFailed = true
  end()
})
server.on('exit', (code, signal) => {
  build?.kill()
  process.exit(buildFailed || signal ? 1 : (code ?? 1))
})

function end() {
  if (isEnding) return
  isEnding = true
  build?.kill()
  server.kill()
}

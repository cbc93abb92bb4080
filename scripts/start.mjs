import { spawn } from 'node:child_process'
import { argsToStart, install, isServerBuilt, isWebBuilt, node, root, stampOfWeb, withNode } from './set-up.mjs'

install()
const stamp = stampOfWeb()
const waitsForWeb = !isWebBuilt(stamp)
const inRoot = { cwd: root, stdio: 'inherit', env: withNode() }
// The build and the server's first start take a core each: neither waits for the other, and the portal opens when its pages are built. The server's bundle is for the next start.
const build = waitsForWeb || !isServerBuilt() ? spawn(node, ['scripts/build.mjs'], inRoot) : undefined
const server = spawn(node, argsToStart(), {
  ...inRoot,
  env: { ...inRoot.env, ...(waitsForWeb && { BUILD_STAMP: stamp }) },
})
// The terminal's interrupt reaches them by itself; a request to end is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  build?.kill('SIGTERM')
  server.kill('SIGTERM')
})
let buildFailed = false
build?.on('exit', () => {
  if (isWebBuilt(stamp)) return
  buildFailed = true
  server.kill('SIGTERM')
})
server.on('exit', (code, signal) => {
  build?.kill('SIGTERM')
  process.exit(buildFailed || signal ? 1 : (code ?? 1))
})

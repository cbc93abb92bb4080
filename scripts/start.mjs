import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install, isWebBuilt, node, root, serverArgs, webStamp, withNode } from './set-up.mjs'

install()
const stamp = webStamp()
// The build and the server's first start take a core each: neither waits for the other, and the portal opens when both are done.
const build = isWebBuilt(stamp) ? undefined : spawn(process.execPath, [builder()], { cwd: root, stdio: 'inherit' })
const server = spawn(node, serverArgs, {
  cwd: root,
  stdio: 'inherit',
  env: { ...withNode(), ...(build && { BUILD_STAMP: stamp }) },
})
// The terminal's interrupt reaches them by itself; a request to end is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  build?.kill('SIGTERM')
  server.kill('SIGTERM')
})
let buildFailed = false
build?.on('exit', (code) => {
  if (code === 0) return
  buildFailed = true
  server.kill('SIGTERM')
})
server.on('exit', (code, signal) => {
  build?.kill('SIGTERM')
  process.exit(buildFailed || signal ? 1 : (code ?? 1))
})

function builder() {
  return fileURLToPath(new URL('build.mjs', import.meta.url))
}

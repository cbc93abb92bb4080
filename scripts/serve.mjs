import { spawn } from 'node:child_process'
import { argsToStart, isServerBuilt, isWebBuilt, node, root } from './set-up.mjs'

// `npm run serve`: a portal that was built before, for images and service managers. It installs and builds nothing, so that no node opens with what nobody has tried.
if (!isServerBuilt() || !isWebBuilt()) {
  console.error('The portal is not built, or from other sources than these: npm ci && npm run build.')
  process.exit(1)
}
const server = spawn(node, argsToStart(), { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

import { spawn } from 'node:child_process'
import { argsToStart, buildWeb, install, isServerBuilt, node, root, withNode } from './set-up.mjs'

install()
buildWeb()
const inRoot = { cwd: root, stdio: 'inherit', env: withNode() }
const server = spawn(node, argsToStart(), inRoot)
// Whoever starts for the first time does not wait for what makes the next start shorter.
if (!isServerBuilt()) spawn(node, ['scripts/build.mjs'], inRoot)
// The terminal's interrupt reaches the server by itself; a request to end is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

import { spawn } from 'node:child_process'
import { buildWeb, install, node, root, serverArgs, withNode } from './set-up.mjs'

install()
buildWeb()
const server = spawn(node, serverArgs, { cwd: root, stdio: 'inherit', env: withNode() })
// The terminal's interrupt reaches the server by itself; a request to end is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

import { spawn } from 'node:child_process'
import { install, node, root, serverArgs, withNode } from './set-up.mjs'

// The server with watch and the pages with hot reload, on a database of their own.
install()
const env = { ...withNode(), DATA_DIR: process.env.DATA_DIR ?? '.cache/dev-data', PORT: process.env.PORT ?? '3100' }
const started = [
  spawn(node, ['--watch', ...serverArgs], { cwd: root, stdio: 'inherit', env }),
  spawn(node, ['node_modules/vite/bin/vite.js', 'packages/web'], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => {
  for (const child of started) child.kill()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

import { setPriority } from 'node:os'
import { buildServer, buildWeb } from './set-up.mjs'

// `npm run build` makes what a portal runs from, as far as it is stale; `npm start` gives the stamp that its server
// waits for and a channel for its life.
const stamp = process.argv[2]
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => process.exit(1))
if (process.connected === false) process.exit(1)
await buildWeb(stamp)
// The portal may have opened meanwhile: what makes the next start shorter gives way to whoever uses it.
setPriority(10)
await buildServer({ isQuiet: Boolean(stamp) })
process.exit()

import { setPriority } from 'node:os'
import { buildServer, buildWeb } from './set-up.mjs'

// `npm run build`: all that a portal runs from, as far as it was not built from these sources. `npm start` gives the stamp that its server waits for, and holds a channel open for as long as it lives.
const stamp = process.argv[2]
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => process.exit(1))
if (process.connected === false) process.exit(1)
await buildWeb(stamp)
// The portal may have opened meanwhile: what makes the next start shorter gives way to whoever uses it.
setPriority(10)
await buildServer({ isQuiet: Boolean(stamp) })
process.exit()

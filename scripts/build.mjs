import { setPriority } from 'node:os'
import { buildServer, buildWeb } from './set-up.mjs'

// `npm run build`: all that a portal runs from, as far as it was not built from these sources.
buildWeb()
// The portal may have opened meanwhile: what makes the next start shorter gives way to whoever uses it.
setPriority(10)
buildServer()

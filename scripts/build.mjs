import { buildServer, buildWeb } from './set-up.mjs'

// `npm run build`: all that a portal runs from, as far as it was not built from these sources.
buildWeb()
buildServer()

import { buildWeb } from './set-up.mjs'

// What `npm start` builds beside the server that starts.
buildWeb()

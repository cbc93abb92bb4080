import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was loaded once is kept compiled from one start to the next; where nothing can be written it is compiled each time.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/landbridge-compiled', import.meta.url)))

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programOf, root } from './set-up.mjs'

// `npm run landbridge`: the commands that a person gives to a portal, by the same program that the portal runs from.
await import(pathToFileURL(join(root, programOf('landbridge'))).href)

import './stand-at-moment.ts'
import { makeDemoIn } from './demo-folder.ts'

// Makes the demo business in the folder that is named: `node tooling/make-demo.ts <folder>`.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the demo business.')
await makeDemoIn(folder)

import { parseArgs } from 'node:util'
import { answersOnFile, takeOnFile } from './answers/answers-on-file.ts'
import { differencesOf } from './answers/differences.ts'
import { recordAnswers } from './answers/record.ts'

// npm run record:answers [-- --write] [-- --checkout <folder>]: plays the fixed story at a portal and compares what it answers with
// the recording on file, or takes it on file. With a checkout it is the portal of another state of the project.
const { values } = parseArgs({ options: { write: { type: 'boolean' }, checkout: { type: 'string' } } })
const say = (line: string) => void process.stdout.write(`${line}\n`)

const answers = await recordAnswers(values.checkout ? { checkout: values.checkout } : {})
const differences = differencesOf(await answersOnFile(), answers)
for (const difference of differences) say(`${difference}\n`)
say(`${differences.length} calls differ.`)
if (values.write) await takeOnFile(answers)
else process.exitCode = differences.length > 0 ? 1 : 0

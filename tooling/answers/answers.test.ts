import { expect, it } from 'vitest'
import { answersOnFile } from './answers-on-file.ts'
import { differencesOf } from './differences.ts'
import { recordAnswers } from './record.ts'

it('answers every call of rail as it is on file, byte for byte', async () => {
  const differences = differencesOf(await answersOnFile(), await recordAnswers())
  const advice =
    'Where this is meant: npm run record:answers -- --write, and a line with its reason in tooling/answers/CHANGES.md.'
  expect(differences.length > 0 ? [...differences, advice].join('\n\n') : '').toBe('')
})

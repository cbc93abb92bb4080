import { expect, it } from 'vitest'
import { answersOnFile } from './answers-on-file.ts'
import { differencesOf } from './differences.ts'
import { recordAnswers } from './record.ts'

it('answers from the bundle of the build what it answers from the sources', async () => {
  const differences = differencesOf(await answersOnFile(), await recordAnswers({ from: 'bundle' }))
  expect(differences).toEqual([])
})

import { modeNames } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { text } from '../text/en.ts'
import type { JobDeskMode } from './job-desk-mode.ts'
import { jobView } from './job-mode-view.ts'
import { jobModes } from './job-modes.ts'

/** The answers of a mode on the pages of work orders, and at the desk. */
const own = { columns: [] }
const desk: JobDeskMode = { HeadFields: () => null, headValues: () => ({}) }

it('draws the jobs of a mode that answers one question, and two at the desk', () => {
  expect([Object.keys(own).length, Object.keys(desk).length]).toEqual([1, 2])
  const stub = jobView('railway', own)
  expect(stub).toMatchObject({ service: 'workorder.rail-service', listId: 'workorder-rail', boxColumns: [] })
  expect(stub.departure.of({ departureNo: 'X8020' })).toBe('X8020')
})

it('has the words of every mode that is carried out', () => {
  const words: Readonly<Record<string, unknown>> = text
  const carried = modeNames.flatMap((mode) => (mode in jobModes ? [jobModes[mode as keyof typeof jobModes]] : []))
  expect(carried).toHaveLength(4)
  for (const { service, departure } of carried)
    for (const key of [service, departure.title]) expect(words[key], key).toBeTruthy()
})

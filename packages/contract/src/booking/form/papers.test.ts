import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BookingForm } from '../fields/form-fields.ts'
import { anyTurnedForm, context } from './form-fixtures.ts'
import { missingFor, shownPart } from './form-needs.ts'
import { papersNeeded } from './papers.ts'

const rail = (form: BookingForm) =>
  papersNeeded({ name: 'R.FCL', form: { direction: 'E', ...form }, context }).map(
    ({ documentType, due, fields }) => `${[documentType, ...fields].join(' ')}: ${due}`,
  )

it('asks for the papers of the trade, by when they are due and by the fields that hold them', () => {
  expect(rail({})).toEqual(['SI: cutoff', 'LOAD: cutoff'])
  expect(rail({ boxes: [{ containerOwner: 'C' }, { containerOwner: 'S' }] })).toContain('OTH: cutoff')
  expect(rail({ cargoKind: 'D' })).toContain('MSDS: acceptance')
  expect(rail({ cargoKind: 'D', oversize: true, danger: [{}, {}] }).slice(0, 2)).toEqual([
    'MSDS danger.0.safetyDataSheetFid danger.1.safetyDataSheetFid: acceptance',
    'LASH lashingPlanFid: acceptance',
  ])
  expect(rail({ exportCustomsBy: 'US', exportControlled: true }).slice(2)).toEqual(
    ['INV', 'PL', 'CON', 'POA', 'LIC'].map((type) => `${type}: departure`),
  )
  expect(rail({ importCustomsBy: 'US' }).slice(2)).toEqual([
    ...['INV', 'PL', 'POA'].map((type) => `${type}: departure`),
    ...['EAC', 'CO'].map((type) => `${type}: arrival`),
  ])
})

it('asks nothing for what was said in a part that is closed', () => {
  const closed = { direction: 'NM', exportCustomsBy: 'US', importCustomsBy: 'US', exportControlled: true } as const
  expect(rail({ ...closed, cargoKind: 'G', danger: [{}] })).toEqual(['SI: cutoff', 'LOAD: cutoff'])
})

it('names every file that an acceptance waits for, whatever the form, and each kind of paper once', () => {
  fc.assert(
    fc.property(anyTurnedForm, ([name, form]) => {
      const at = {
        name,
        form: JSON.parse(JSON.stringify(form, (key, value) => (/Fid$/.test(key) ? null : value))),
        context,
      }
      const asked = papersNeeded(at)
      const ofFiles = missingFor({ ...at, form: shownPart(at) }, 'accept').filter(({ path }) => /Fid$/.test(path))
      expect(asked.flatMap(({ fields }) => fields).toSorted()).toEqual(ofFiles.map(({ path }) => path).toSorted())
      const types = asked.map(({ documentType }) => documentType)
      expect(types).toEqual([...new Set(types)])
    }),
    { seed: 9, numRuns: 200 },
  )
})

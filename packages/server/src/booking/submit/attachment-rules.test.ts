import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filesNamed } from './attachment-rules.ts'

const file = fc.option(fc.uuid(), { nil: undefined })
const paper = fc.record({ fid: file, documentType: fc.constantFrom('INV', 'PL', null) })
const dangerous = fc.record({ safetyDataSheetFid: file })
const valueAt = (form: object, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], form)

it('finds every file of a form, once each, under the path that leads to it', () => {
  fc.assert(
    fc.property(fc.array(paper), fc.array(dangerous), (attachments, danger) => {
      const form = { attachments, danger } as BookingForm
      const named = filesNamed(form)
      expect(named.map(({ path }) => valueAt(form, path))).toEqual(named.map(({ fid }) => fid))
      const all = [...attachments.map(({ fid }) => fid), ...danger.map((line) => line.safetyDataSheetFid)]
      expect(named.map(({ fid }) => fid).toSorted()).toEqual(all.filter((fid) => fid !== undefined).toSorted())
    }),
  )
})

it('knows what a file is by its field, or by what its line says of it', () => {
  const fid = '5b0f6a52-0f3c-4a3e-9d0e-3b8a1d2c4e5f'
  const form: BookingForm = {
    danger: [{ safetyDataSheetFid: fid }],
    attachments: [{ fid, documentType: 'INV' }, { fid }],
    lashingPlanFid: fid,
  }
  expect(filesNamed(form).map(({ documentType, path }) => `${path} ${documentType}`)).toEqual([
    'danger.0.safetyDataSheetFid MSDS',
    'attachments.0.fid INV',
    'attachments.1.fid OTH',
    'lashingPlanFid LASH',
  ])
})

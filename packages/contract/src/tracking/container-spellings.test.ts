import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingFilterFields } from '../booking/booking-list-endpoints.ts'
import { packingForm } from '../packing/packing-list.ts'
import { cleanContainerNo, searchedAsKept } from '../shared/container-number.ts'
import { cleanWaybillNo } from '../shared/waybill-number.ts'
import { jobFilterFields } from '../workorder/job-endpoints.ts'
import { containerForm } from '../workorder/job-parts.ts'
import { sharedTraceEndpoints } from './shared-trace.ts'
import { trackingDeskEndpoints } from './tracking-desk-endpoints.ts'
import { trackingEndpoints, trackingLists } from './tracking-endpoints.ts'

const kept = 'CSQU3054383'

/** The number as people print it: in any case, with spaces, dashes and dots between its signs. */
const printed = fc
  .tuple(
    fc.array(fc.constantFrom('', '', ' ', '-', ' – ', '.', '\u00a0'), { minLength: 11, maxLength: 11 }),
    fc.boolean(),
  )
  .map(([between, isSmall]) => [...(isSmall ? kept.toLowerCase() : kept)].map((sign, i) => sign + between[i]).join(''))

it('reads a container number in every spelling as the one that is kept, and leaves other words as they are', () => {
  fc.assert(
    fc.property(printed, (text) => {
      expect(cleanContainerNo(text)).toBe(kept)
      expect(searchedAsKept(text)).toBe(kept)
    }),
  )
  for (const word of ['R310115-7K3QX', 'Silk Road Tea', 'PO-77', 'CSQU 3054', ''])
    expect(searchedAsKept(word)).toBe(word)
})

it.each(['CSQU 305438 3', 'csqu-305438-3', 'CSQU3054383'])(
  'takes %s wherever a container is entered or searched for',
  (text) => {
    expect(containerForm.shape.containerNo.parse(text)).toBe(kept)
    expect(packingForm.shape.containerNo.parse(text)).toBe(kept)
    expect(bookingFilterFields.keyword.parse(text)).toBe(kept)
    expect(jobFilterFields.keyword.parse(text)).toBe(kept)
    expect(trackingDeskEndpoints.savePosition.input.shape.containerNo.parse(text)).toBe(kept)
    const { detail, share, shares } = trackingEndpoints
    for (const { input } of [detail, share, shares, sharedTraceEndpoints.box])
      expect(input.shape.containerNo.parse(text)).toBe(kept)
    expect(trackingLists.railway.input.shape.filter.parse(text)).toBe(kept)
  },
)

it('refuses what is no container number after all', () => {
  expect(containerForm.shape.containerNo.safeParse('CSQU 305438').success).toBe(false)
})

it('reads an air waybill in every spelling as the one that is kept; eleven digits in one may be another number when they are searched for', () => {
  for (const text of ['176-12345675', '17612345675', ' 176 1234 5675 ', '176–1234 5675', '176.12345675'])
    expect(cleanWaybillNo(text)).toBe('176-12345675')
  for (const text of ['COSU6012345670', '1761234567', '176-123456755', '']) expect(cleanWaybillNo(text)).toBe(text)
  for (const text of ['176-12345675', '176 1234 5675', '176-1234 5675'])
    expect(searchedAsKept(text)).toBe('176-12345675')
  expect(searchedAsKept('13991002231')).toBe('13991002231')
})

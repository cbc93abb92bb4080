import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modes } from '../shared/modes.ts'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { favouriteEndpoints } from './favourite-endpoints.ts'
import { jobDeskEndpoints } from './job-desk-endpoints.ts'
import { jobCalls, jobEndpoints } from './job-endpoints.ts'
import { jobDetail, jobRow } from './job-view.ts'
import { carriedBy, jobModes } from './modes/job-modes.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a completion sheet', () => {
  const { confirm, refuse } = jobEndpoints
  const refusal = { jobNoIn: 'JR2611-7K3QX', reasonCode: 'damage', reason: 'Two crates are wet' }

  it('is confirmed by the number alone, as the specification has it', () => {
    expect([confirm.method, confirm.path]).toEqual(['PUT', '/api/v1/ordercompletesheet_cofirm'])
    expect(confirm.wire.input.decode({ jobNoIn: ' JR2611-7K3QX ' })).toEqual({ jobNoIn: 'JR2611-7K3QX' })
    expect(confirm.wire.input.decode({ jobNoIn: 'JR2611-7K3QX', version: '3' })).toMatchObject({ version: 3 })
    expect(takes(confirm.input, { jobNoIn: ' ' })).toBe(false)
  })

  it('is refused with a reason of the list and in words', () => {
    expect(refusalsIn(refuse.input, refusal)).toEqual({})
    expect(refusalsIn(refuse.input, { ...refusal, reasonCode: 'mood' })).toEqual({
      reasonCode: 'workorder.reason-needed',
    })
    expect(refusalsIn(refuse.input, { ...refusal, reason: ' wet ' })).toEqual({ reason: 'workorder.reason-needed' })
  })

  it('is answered by owners and members, never by those who only see the bills', () => {
    for (const call of [confirm, refuse]) expect([call.by, call.roles]).toEqual([['customer'], ['owner', 'member']])
  })
})

describe('the calls of a mode', () => {
  it('stand at the addresses of the mode’s orders', () => {
    expect(Object.keys(jobCalls)).toEqual([...jobModes])
    for (const mode of jobModes) {
      const { orderPath } = modes[mode]
      const paths = Object.values(jobCalls[mode]).map(({ path }) => path)
      expect(paths).toEqual(
        ['worklist', 'detailworklist', 'worklistdetail', 'workattach'].map((tail) => `/api/v1/${orderPath}-${tail}`),
      )
      for (const call of Object.values(jobCalls[mode])) expect(call.by).toEqual(['customer'])
      expect(jobCalls[mode].list.summary).toContain(carriedBy[mode])
    }
  })

  it('show one work order by its id or its number, and by neither none', () => {
    const { input } = jobCalls.railway.show
    expect(
      [{ id }, { jobNoIn: 'JR2611-7K3QX' }, { id, jobNoIn: 'JR2611-7K3QX' }].map((sent) => takes(input, sent)),
    ).toEqual([true, true, true])
    expect(refusalsIn(input, {})).toEqual({ id: 'shared.needed' })
  })
})

describe('a favourite', () => {
  it('is a work order, or a lane with its mode and both its ends', () => {
    const lane = { mode: 'R', originCode: 'CNXIA', destinationCode: 'DEDUI' }
    const parts = fc.property(fc.subarray(Object.entries(lane)), fc.boolean(), (some, hasJob) => {
      const sent = { ...Object.fromEntries(some), ...(hasJob && { id }) }
      const expected = hasJob || some.length === 3 ? {} : { id: 'shared.needed' }
      expect(refusalsIn(favouriteEndpoints.add.input, sent)).toEqual(expected)
    })
    fc.assert(parts)
    expect(takes(favouriteEndpoints.add.input, { ...lane, mode: 'X' })).toBe(false)
  })
})

describe('what the desk does with a work order', () => {
  const { list, show, open, previewPacking, ...changes } = jobDeskEndpoints

  it('is for staff, and money for those who may touch charges', () => {
    for (const [name, { by, permission }] of Object.entries(jobDeskEndpoints)) {
      expect(by, name).toEqual(['staff'])
      const expected = name.endsWith('Charge')
        ? 'workorder.charge'
        : ['list', 'show'].includes(name)
          ? 'workorder.view'
          : 'workorder.edit'
      expect(permission, name).toBe(expected)
    }
    expect([list.reads, previewPacking.reads]).toEqual([true, true])
    expect([show.reads, open.reads]).toEqual([false, false])
  })

  it('names the version that was seen, in every change', () => {
    for (const [name, { input, method }] of Object.entries(changes)) {
      expect(method, name).toBe('PUT')
      expect(Object.keys(refusalsIn(input, { id })), name).toContain('version')
    }
  })

  it('opens work orders for some boxes each, or one for all that are left', () => {
    const share = { containerType: '40HQ', containerOwner: 'C', containerQty: 1 }
    expect(takes(open.input, { bookingId: id })).toBe(true)
    expect(takes(open.input, { bookingId: id, shares: [{ boxes: [share] }] })).toBe(true)
    expect(takes(open.input, { bookingId: id, shares: [{ boxes: [] }] })).toBe(false)
    expect(takes(open.input, { bookingId: id, shares: [{ boxes: [{ ...share, containerQty: 0 }] }] })).toBe(false)
  })

  it('calls off with a reason', () => {
    const seen = { id, version: 1 }
    expect(refusalsIn(jobDeskEndpoints.cancel.input, { ...seen, reason: ' x ' })).toEqual({
      reason: 'workorder.reason-needed',
    })
    expect(refusalsIn(jobDeskEndpoints.cancel.input, { ...seen, reason: 'Booked twice' })).toEqual({})
  })
})

it('never shows a customer what the back office keeps to itself', () => {
  const shown = [...Object.keys(jobRow.shape), ...Object.keys(jobDetail.shape)]
  const kept = [
    'margins',
    'internalRemark',
    'supplierCode',
    'payerCodes',
    'operatorId',
    'quotedLines',
    'missing',
  ]
  expect(kept.filter((name) => shown.includes(name))).toEqual([])
  const charge = jobDetail.shape.charges.element.shape
  expect(['side', 'partyName', 'quoteLineId', 'locked'].filter((name) => name in charge)).toEqual([])
})

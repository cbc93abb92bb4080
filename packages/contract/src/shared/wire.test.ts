import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemsIn, renameFields, wire } from './wire.ts'
import { commaList, count, decimal, flag, instant } from './wire-values.ts'

const order = z.object({
  originCode: z.string().min(1, 'booking.origin-required'),
  isPaid: flag.optional(),
  copyEmails: commaList(z.email('booking.email-wrong')).optional(),
  boxes: z.array(z.object({ containerType: z.string(), boxCount: count(1) })),
  orderedAt: instant.optional(),
})
const orderWire = wire(order, { unknownNames: 'refuse', empty: 'absent' })

const ours = {
  originCode: 'CNXIA',
  isPaid: true,
  copyEmails: ['a@tea.example', 'b@tea.example'],
  boxes: [{ containerType: '40HQ', boxCount: 2 }],
  orderedAt: new Date('2031-01-15T08:00:00Z'),
}
const theirs = {
  PortlCd: 'CNXIA',
  IsPaid: 'T',
  CopyEmails: 'a@tea.example,b@tea.example',
  Boxes: [{ SizeType: '40HQ', BoxCount: 2 }],
  OrderDt: '2031-01-15 16:00:00',
}
const refusal = (sent: unknown) => {
  try {
    orderWire.decode(sent)
  } catch (problem) {
    return problem
  }
}

describe('the wire', () => {
  it('carries our names and types under the names of the specification', () => {
    expect(orderWire.encode(ours)).toEqual(theirs)
    expect(orderWire.decode(theirs)).toEqual(ours)
  })

  it('reads a form as it reads JSON', () => {
    const form = { ...theirs, Boxes: '[{"SizeType":"40HQ","BoxCount":"2"}]', IsPaid: '' }
    expect(orderWire.decode(form)).toEqual({ ...ours, isPaid: undefined })
  })

  it('names every wrong field as the wire does', () => {
    const sent = { PortlCd: '', CopyEmails: 'a', Boxes: [{ SizeType: '40HQ', BoxCount: '1e9' }], IsPaid: 'yes' }
    expect(refusal(sent)).toMatchObject({
      fields: {
        PortlCd: 'shared.needed',
        'CopyEmails.0': 'booking.email-wrong',
        'Boxes.0.BoxCount': 'shared.not-understood',
        IsPaid: 'shared.not-understood',
      },
    })
  })

  it('names the first of several faults of a field, before it is sent as after', () => {
    const form = z.object({ contactEmail: z.email('booking.email-wrong').max(10, 'booking.too-long') })
    const sent = { contactEmail: 'no address of anybody' }
    const formWire = wire(form, { unknownNames: 'refuse', empty: 'absent' })
    const fields = { contactEmail: 'booking.email-wrong' }
    expect(problemsIn(form, sent)).toEqual(fields)
    expect(() => formWire.decode(formWire.encode(sent))).toThrow(
      expect.objectContaining({ fields: renameFields(fields, formWire.pathOnWire) }),
    )
  })

  it('finds every wrong field before it is sent, whatever is wrong with the others', () => {
    const line = z.object({
      hsCode: z.string().regex(/^\d{6}$/, 'booking.hs-code-wrong'),
      packages: count(1, 99, 'booking.package-count-wrong').nullish(),
      grossWeightKg: decimal(5, 1).nullish(),
    })
    const form = z.object({
      goods: z.array(line).max(3).nullish(),
      readyDate: z.iso.date().nullish(),
      closesAt: instant.nullish(),
    })
    const goods = [
      { hsCode: '3208', packages: '12箱' as never, grossWeightKg: 'heavy' },
      { hsCode: '320890', packages: 0 },
    ]
    expect(problemsIn(form, { goods, readyDate: 'soon', closesAt: '2031-02-08|' as never })).toEqual({
      'goods.0.hsCode': 'booking.hs-code-wrong',
      'goods.0.packages': 'booking.package-count-wrong',
      'goods.0.grossWeightKg': 'shared.number-wrong',
      'goods.1.packages': 'booking.package-count-wrong',
      readyDate: 'shared.day-unread',
      closesAt: 'shared.moment-unread',
    })
    expect(problemsIn(form, { goods: [{ hsCode: '320890', packages: 12 }], readyDate: null })).toEqual({})
  })

  it('refuses names it does not know, ours among them', () => {
    const sent = { ...theirs, originCode: 'CNXIA', Boxes: [{ ...theirs.Boxes[0], boxCount: 3 }] }
    expect(refusal(sent)).toMatchObject({
      fields: { originCode: 'shared.unknown-name', 'Boxes.0.boxCount': 'shared.unknown-name' },
    })
  })

  it('keeps an empty text of an answer as it is', () => {
    const { decode } = wire(z.object({ remark: z.string() }), { unknownNames: 'ignore', empty: 'kept' })
    expect(decode({ Remark: '' })).toEqual({ remark: '' })
  })

  it('clears what a change leaves empty, and leaves alone what it does not name', () => {
    const change = z.object({
      customerReference: z.string().nullish(),
      readyDate: z.iso.date().nullish(),
      closesAt: instant.nullish(),
    })
    const { decode } = wire(change, { unknownNames: 'refuse', empty: 'clears' })
    expect(decode({ ProxyNo: '' })).toEqual({ customerReference: null })
  })

  it('finds the way of a field in both directions', () => {
    expect(orderWire.pathOnWire('boxes.0.containerType')).toBe('Boxes.0.SizeType')
    expect(orderWire.pathInside('Boxes.0.SizeType')).toBe('boxes.0.containerType')
  })

  it('does not accept a schema it could not rename', () => {
    const either = z.object({ cargo: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) })
    const turned = z.object({ cargo: z.preprocess(String, z.object({ a: z.string() })) })
    for (const schema of [either, turned]) {
      expect(() => wire(schema, { unknownNames: 'refuse', empty: 'absent' })).toThrow('cannot be renamed')
    }
  })

  it('does not accept two fields under one wire name', () => {
    const twice = z.object({ originCode: z.string(), portlCd: z.string() })
    expect(() => wire(twice, { unknownNames: 'refuse', empty: 'absent' })).toThrow('share a wire name')
  })
})

import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openForms, openModes } from '@landbridge/contract/booking/modes/open-forms'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { newBooking } from './booking-fixtures.ts'
import { airBooking, partLoadBooking, truckBooking } from './road-and-air-fixtures.ts'
import { seaBooking, sharedBooking } from './sea-booking-fixtures.ts'

/** A complete form of each load that can be booked, and a place where its mode does not go. */
const whole: Readonly<Record<string, { mode: ModeCode; form: NewBooking; elsewhere: string }>> = {
  'R.FCL': { mode: 'R', form: newBooking(), elsewhere: 'SGSIN' },
  'S.FCL': { mode: 'S', form: seaBooking(), elsewhere: 'CNXIA' },
  'S.LCL': { mode: 'S', form: sharedBooking(), elsewhere: 'CNXIA' },
  A: { mode: 'A', form: airBooking(), elsewhere: 'CNXIA' },
  'T.FTL': { mode: 'T', form: truckBooking(), elsewhere: 'PVG' },
  'T.LTL': { mode: 'T', form: partLoadBooking(), elsewhere: 'PVG' },
}
const everyForm = Object.keys(whole) as [string, ...string[]]

type Body = Record<string, unknown>

/** A shipper who sends a form of one mode as it stands on the wire, whatever it holds. */
async function senderOf(name: string) {
  const world = await newWorld()
  const { mode, form, elsewhere } = whole[name] ?? { mode: 'R' as const, form: newBooking(), elsewhere: '' }
  const calls = bookingCalls(mode)
  const shipper = await world.customer()
  const body = calls.create.wire.input.encode(form) as Body
  const send = async (changes: Body = {}, path: string = calls.create.path) => {
    const reply = await shipper.send({ method: 'POST', path, body: { ...body, ...changes } })
    return { status: reply.statusCode, ...(reply.json() as { code?: string; fields?: Record<string, string> }) }
  }
  const kept = async () => (await world.pool.query('select from booking')).rowCount
  return { ...world, calls, shipper, mode, elsewhere, body, send, kept, form }
}

/** Every text of a body, of the form itself and of the first of its lines, with the body in which another one stands in its place. */
function textsOf(body: Body): { path: string; with: (text: unknown) => Body }[] {
  const isText = (value: unknown) => typeof value === 'string'
  return Object.entries(body).flatMap(([name, value]) => {
    if (isText(value)) return [{ path: name, with: (text: unknown) => ({ [name]: text }) }]
    if (!Array.isArray(value)) return []
    const [first, ...rest] = value as Body[]
    return Object.keys(first ?? {})
      .filter((key) => isText(first?.[key]))
      .map((key) => ({
        path: `${name}.0.${key}`,
        with: (text: unknown) => ({ [name]: [{ ...first, [key]: text }, ...rest] }),
      }))
  })
}

/** What nobody writes into a form by mistake: signs of every kind, another direction, and a page's own language. */
const strange = [
  '🚢⚓🏴‍☠️',
  'مرحبا \u202egpj.exe',
  '<img src=x onerror=alert(1)>',
  "'; drop table booking; --",
  '{{7*7}}',
]

it('knows a complete form of everything that can be booked', () => {
  expect(everyForm).toEqual(openModes.flatMap((mode) => openForms[mode]))
})

it.each(everyForm)('%s: keeps strange signs as they are or refuses them by the name of their field', async (name) => {
  const { send, kept, body } = await senderOf(name)
  let taken = 0
  const wrong: string[] = []
  for (const text of strange) {
    for (const { path, with: changed } of textsOf(body)) {
      const { status, fields = {} } = await send(changed(text))
      if (status === 200) taken++
      else if (status !== 422 || Object.keys(fields).length === 0) wrong.push(`${path} ${text}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(taken).toBeGreaterThan(0)
  expect(await kept()).toBe(taken)
})

it.each(everyForm)('%s: refuses whatever is out of bounds by its name, and keeps nothing', async (name) => {
  const { send, kept, body, elsewhere } = await senderOf(name)
  const [goods] = body.Goods as Body[]
  const refused = async (changes: Body) => {
    const { status, fields = {} } = await send(changes)
    expect({ changes: JSON.stringify(changes).slice(0, 80), status }).toMatchObject({ status: 422 })
    return Object.keys(fields).join(' ')
  }
  expect(await refused({ PortlCd: elsewhere })).toContain('PortlCd')
  expect(await refused({ WantDate: '2031-01-16' })).toContain('WantDate')
  expect(await refused({ ReadyDate: '1999-12-31' })).toContain('ReadyDate')
  expect(await refused({ WantDate: '0000-00-00' })).toContain('WantDate')
  for (const Weight of ['-1', '1e309', '99999999999999999999', 'NaN'])
    expect(await refused({ Goods: [{ ...goods, Weight }] })).toContain('Goods.0.Weight')
  for (const Ctns of [-1, 0, 1_000_000_000, 1.5])
    expect(await refused({ Goods: [{ ...goods, Ctns }] })).toContain('Goods.0.Ctns')
  expect(await refused({ Goods: Array.from({ length: 10_000 }, () => ({})) })).toContain('Goods')
  for (const [field, text] of [
    ['Remark', 'x'.repeat(100_000)],
    ['Contact', '名'.repeat(10_000)],
  ])
    expect(await refused({ [field ?? '']: text })).toContain(field)
  expect(await send({ Remark: 'x'.repeat(1_048_576) })).toMatchObject({ status: 413, code: 'shared.too-large' })
  expect(await kept()).toBe(0)
})

it.each(everyForm)('%s: is no form for the calls of another mode', async (name) => {
  const { send, kept, mode } = await senderOf(name)
  for (const other of openModes.filter((one) => one !== mode)) {
    const { status, fields = {} } = await send({}, bookingCalls(other).create.path)
    expect(status).toBe(422)
    expect(Object.keys(fields)).not.toEqual([])
  }
  expect(await kept()).toBe(0)
})

it.each(everyForm)(
  '%s: is kept once when it is sent twice at once, and revised or accepted, never both',
  async (name) => {
    const { calls, shipper, staff, form, kept, pool } = await senderOf(name)
    const key = { 'idempotency-key': 'sent-twice' }
    const both = await Promise.all([shipper(calls.create, form, key), shipper(calls.create, form, key)])
    const booked = both.find(({ status }) => status === 200)?.body.data
    for (const { status } of both) expect([200, 409]).toContain(status)
    expect(await kept()).toBe(1)
    const { id = '', version = 0 } = booked ?? {}
    const agreedLines = [{ chargeCode: 'DOC', unit: 'BILL', quantity: '1', unitPrice: '50', currency: 'USD' }]
    const replies = await Promise.all([
      shipper(calls.change, { ...form, id, version }),
      staff(desk.receive, { id, version, agreedLines, priceReason: 'As agreed' }),
    ])
    const done = replies.filter(({ status }) => status === 200)
    expect(done.length, JSON.stringify(replies.map(({ body }) => body))).toBe(1)
    const { rows } = await pool.query('select version from booking where id = $1', [id])
    expect(rows).toEqual([{ version: version + done.length }])
  },
)

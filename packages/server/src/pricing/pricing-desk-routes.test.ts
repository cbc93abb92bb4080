import { randomUUID } from 'node:crypto'
import { departureDeskEndpoints as departures } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { tariffDeskEndpoints as desk } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'
import { takeSpace } from './departure/space-commands.ts'
import { departureForm, priceQuery, tariffForm } from './pricing-fixtures.ts'

const wholeList = { ...firstPage, state: 'all' } as const
it('takes a price from draft to published, to a new version from a date, and out again', async () => {
  const { staff, guest } = await newWorld()
  const priceOf = async (queryDate: string) =>
    (await guest(priceCalls.railway.prices, priceQuery({ queryDate }))).body.data.items.map((row) => row.coc40Hq)

  const draft = (await staff(desk.save, tariffForm())).body.data
  expect(draft).toMatchObject({ state: 'draft', revision: 1, version: 1 })
  expect(draft.lineNo).toMatch(/^RT-[2-9A-HJ-NP-Z]{5}$/)
  expect(await priceOf('2031-01-20')).toEqual([])

  const changed = (await staff(desk.save, { ...tariffForm({ coc40Hq: '5500' }), id: draft.id, version: 1 })).body.data
  const first = (await staff(desk.publish, { id: draft.id, version: changed.version })).body.data
  expect(first).toMatchObject({ state: 'published', version: 3 })
  expect(await priceOf('2031-01-20')).toEqual(['5500.00'])

  const edit = await staff(desk.save, { ...tariffForm({ coc40Hq: '1' }), id: first.id, version: 3 })
  expect(edit).toMatchObject({
    status: 409,
    body: { code: 'pricing.action-not-allowed', data: { state: 'published' } },
  })

  const next = (await staff(desk.version, { id: first.id, version: 3, validFrom: '2031-02-01' })).body.data
  expect(next).toMatchObject({ state: 'draft', revision: 2, lineNo: draft.lineNo })
  const twice = await staff(desk.version, { id: first.id, version: 3, validFrom: '2031-03-01' })
  expect(twice).toMatchObject({ status: 409, body: { code: 'pricing.draft-exists', data: { id: next.id } } })
  const form = tariffForm({ validFrom: '2031-02-01', coc40Hq: '6000' })
  await staff(desk.save, { ...form, id: next.id, version: 1 })
  await staff(desk.publish, { id: next.id, version: 2 })
  expect(await priceOf('2031-01-31')).toEqual(['5500.00'])
  expect(await priceOf('2031-02-01')).toEqual(['6000.00'])

  const shown = (await staff(desk.show, { id: first.id })).body.data
  expect(shown.versions).toMatchObject([
    { revision: 2, state: 'published', isCurrent: false, lastDay: tariffForm().validTo },
    { revision: 1, state: 'published', isCurrent: true, lastDay: '2031-01-31' },
  ])
  const rows = (await staff(desk.list, { ...wholeList, sortName: 'validFrom' })).body.data.items
  expect(rows.map(({ lastDay }) => lastDay)).toEqual(['2031-01-31', tariffForm().validTo])
  expect(shown.actions).toEqual([
    { name: 'save', allowed: false, reason: 'shared.not-in-this-state' },
    { name: 'publish', allowed: false, reason: 'shared.not-in-this-state' },
    { name: 'version', allowed: true },
    { name: 'withdraw', allowed: true },
  ])

  await staff(desk.withdraw, { id: next.id, version: 3, reason: 'Typed wrong' })
  expect(await priceOf('2031-02-01')).toEqual(['5500.00'])
})

it('lists lines by state with counts, and finds them by lane and number', async () => {
  const { staff } = await newWorld()
  const one = (await staff(desk.save, tariffForm())).body.data
  await staff(desk.save, tariffForm({ destinationCode: 'DEHAM', coc40Hq: '4000' }))
  await staff(desk.publish, { id: one.id, version: 1 })
  const list = (await staff(desk.list, { ...wholeList, sortName: 'coc40Hq' })).body.data
  expect(list).toMatchObject({ total: 2, counts: { all: 2, draft: 1, published: 1 } })
  expect(list.items.map((row) => row.coc40Hq)).toEqual(['4000', '5600'])
  expect((await staff(desk.list, { ...wholeList, state: 'draft' })).body.data.total).toBe(1)
  expect((await staff(desk.list, { ...wholeList, keyword: one.lineNo.toLowerCase() })).body.data.total).toBe(1)
  expect((await staff(desk.list, { ...wholeList, destinationCode: 'DEHAM' })).body.data.total).toBe(1)
  expect((await staff(desk.list, { ...wholeList, validOn: '2031-02-01' })).body.data.total).toBe(1)
})

it('lists what can be sold by today or later with its price by the cubic metre, and nothing that is past', async () => {
  const { staff } = await newWorld('2031-01-15T08:00:00Z')
  const made = async (form: Parameters<typeof tariffForm>[0]) => {
    const draft = (await staff(desk.save, tariffForm(form))).body.data
    return (await staff(desk.publish, { id: draft.id, version: 1 })).body.data
  }
  const shared = { perM3: '95', kgPerM3: 500, minM3: '1', warehouseCode: 'XIA1', warehouseCutoffHours: 96 }
  const first = await made({ destinationCode: 'DEHAM', sharedContainer: shared })
  await made({ destinationCode: 'DEDUI', validFrom: '2030-11-01', validTo: '2030-12-31' })
  const withdrawn = await made({ destinationCode: 'DEDUI' })
  await staff(desk.withdraw, { id: withdrawn.id, version: 2, reason: 'Typed wrong' })
  const next = (await staff(desk.version, { id: first.id, version: 2, validFrom: '2031-01-15' })).body.data
  const ahead = async () =>
    (await staff(desk.list, { ...wholeList, isAhead: true, sortName: 'originCode' })).body.data.items.map(
      ({ destinationCode, revision, state }) => `${destinationCode} ${revision} ${state}`,
    )
  expect(await ahead()).toEqual(['DEHAM 2 draft', 'DEHAM 1 published'])
  await staff(desk.publish, { id: next.id, version: 1 })
  expect(await ahead()).toEqual(['DEHAM 2 published'])
  const [row] = (await staff(desk.list, { ...wholeList, isAhead: true })).body.data.items
  expect(row?.sharedPerM3).toBe('95')
})

it('names what is wrong with a line by its field', async () => {
  const { staff } = await newWorld()
  const wrong = tariffForm({
    destinationCode: 'XXXXX',
    entryPortCode: 'YYYYY',
    returnPlaces: [{ cityCode: 'ZZZZZ', extraCost: '1' }],
    included: ['NOSUCH'],
  })
  expect(await staff(desk.save, wrong)).toMatchObject({
    status: 422,
    body: {
      fields: {
        PortdCd: 'pricing.port-unknown',
        EntryPortCd: 'pricing.entry-port-unknown',
        'ReturnPlaces.0.CityCd': 'pricing.city-unknown',
        Included: 'pricing.charge-unknown',
      },
    },
  })
  const bare = { PortlCd: 'CNXIA', PortdCd: 'CNXIA', ValidFrom: '2031-02-01', ValidTo: '2031-01-01', Colour: 'red' }
  const reply = await staff.send({ method: 'PUT', path: '/api/v1/admin/tariff-save', body: bare })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().fields).toMatchObject({ Colour: 'shared.unknown-name', Currcd: 'shared.needed' })
})

it('refuses a border that trains of the line do not pass: for a price, a departure and a question', async () => {
  const { staff, guest } = await newWorld()
  const offLine = { entryPortCode: 'CNHKM', destinationCode: 'DEHAM' }
  const refused = { status: 422, body: { fields: { EntryPortCd: 'pricing.entry-port-off-line' } } }
  expect(await staff(desk.save, tariffForm(offLine))).toMatchObject(refused)
  expect(await staff(departures.save, departureForm(offLine))).toMatchObject(refused)
  expect(await guest(priceCalls.railway.prices, priceQuery(offLine))).toMatchObject(refused)
  const other = { ...offLine, entryPortCode: 'CNERC' }
  expect((await staff(desk.save, tariffForm(other))).status).toBe(200)
  expect((await staff(departures.save, departureForm(other))).status).toBe(200)
  expect((await guest(priceCalls.railway.prices, priceQuery(other))).status).toBe(200)
})

it('refuses a stale version of a line and of a train', async () => {
  const { staff } = await newWorld()
  const { id } = (await staff(desk.save, tariffForm())).body.data
  await staff(desk.save, { ...tariffForm(), id, version: 1 })
  expect(await staff(desk.publish, { id, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'pricing.changed-meanwhile', data: { state: 'draft', version: 2 } },
  })
  const departure = (await staff(departures.save, departureForm())).body.data
  await staff(departures.save, { ...departureForm(), id: departure.id, version: 1 })
  expect(await staff(departures.save, { ...departureForm(), id: departure.id, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'pricing.changed-meanwhile' },
  })
})

it('says of a line that is not there that there is none, whatever is wanted of it', async () => {
  const { staff } = await newWorld()
  const nothing = { id: randomUUID(), version: 1 }
  const replies = [
    await staff(desk.show, { id: nothing.id }),
    await staff(desk.save, { ...tariffForm(), ...nothing }),
    await staff(desk.publish, nothing),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, body: { code: 'pricing.missing' } })
})

it('plans a train, sells it, changes its space without losing what was taken, and cancels it only empty', async () => {
  const { staff, db } = await newWorld()
  const departure = (await staff(departures.save, departureForm())).body.data
  const boxes = [{ containerType: '40HQ', quantity: 3, owner: 'S' as const }]
  await db.as(system, (tx, now) => takeSpace({ tx, now, caller: system, language: 'en' }, departure.id, boxes))

  const stale = await staff(departures.save, { ...departureForm(), id: departure.id, version: 1 })
  expect(stale.body.code).toBe('pricing.changed-meanwhile')
  const spaces = [{ containerType: '40HQ' as const, total: 20, surplus: 20 }]
  await staff(departures.save, { ...departureForm({ spaces }), id: departure.id, version: 2 })
  const shown = (await staff(departures.show, { id: departure.id })).body.data
  expect(shown).toMatchObject({ slotsTotal: 40, slotsLeft: 34, boxesBooked: 3, departsOn: '2031-01-22', version: 3 })

  const carried = await staff(departures.cancel, { id: departure.id, version: 3, reason: 'No wagons' })
  expect(carried).toMatchObject({ status: 409, body: { code: 'pricing.departure-carries', data: { boxes: 3 } } })

  const other = (await staff(departures.save, departureForm({ departureNo: 'X8004' }))).body.data
  const cancelled = (await staff(departures.cancel, { id: other.id, version: 1, reason: 'No wagons' })).body.data
  expect(cancelled).toMatchObject({ state: 'cancelled', version: 2 })
  expect((await staff(departures.list, { ...wholeList, state: 'scheduled' })).body.data.total).toBe(1)
  const twin = await staff(departures.save, departureForm())
  expect(twin).toMatchObject({ status: 409, body: { code: 'pricing.train-twice' } })
})

it('counts a train as departed once its time has come, and lists the next first and the last departed behind them', async () => {
  const { staff, clock } = await newWorld()
  const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000)
  const { etd } = departureForm()
  for (const [departureNo, hours] of [
    ['X1', 0],
    ['X2', 10],
    ['X3', 30],
    ['X4', 40],
  ] as const)
    await staff(departures.save, departureForm({ departureNo, etd: hoursAfter(etd, hours) }))
  clock.shiftMs += hoursAfter(etd, 20).getTime() - (Date.now() + clock.shiftMs)
  const list = (await staff(departures.list, wholeList)).body.data
  expect(list.items.map(({ departureNo, stage }) => `${departureNo} ${stage}`)).toEqual([
    'X3 scheduled',
    'X4 scheduled',
    'X2 departed',
    'X1 departed',
  ])
  expect(list.counts).toEqual({ all: 4, departed: 2, scheduled: 2 })
  const departed = (await staff(departures.list, { ...wholeList, state: 'departed' })).body.data
  expect(departed.items.map(({ stateLabel }) => stateLabel)).toEqual(['已出发', '已出发'])
  // The cut-offs of both that are to leave have passed: the list of what can be booked has one with cut-offs ahead alone.
  const cutoff = hoursAfter(etd, 150)
  const cutoffs = { siCutoff: cutoff, cargoCutoff: cutoff, customsCutoff: cutoff }
  await staff(departures.save, departureForm({ departureNo: 'X5', etd: hoursAfter(etd, 200), ...cutoffs }))
  const bookable = (await staff(departures.list, { ...wholeList, state: 'scheduled', isOpen: true })).body.data
  expect(bookable.items.map(({ departureNo }) => departureNo)).toEqual(['X5'])
  expect(bookable).toMatchObject({ total: 1, counts: { scheduled: 1, departed: 2 }, modeCounts: { R: 1 } })
})

it('refuses times and space that cannot be', async () => {
  const { staff } = await newWorld()
  const fields = async (changes: Parameters<typeof departureForm>[0]) => {
    const form = departureForm(changes)
    const body = departures.save.wire.input.encode(form as never) as Record<string, unknown>
    return (await staff.send({ method: 'PUT', path: departures.save.path, body })).json().fields
  }
  expect(await fields({ departureNo: ' '.trim() })).toEqual({ TrainNo: expect.any(String) })
  const reversed = { Etsh: '2031-01-22 12:00:00', Etad: '2031-01-21 12:00:00' }
  const body = { ...(departures.save.wire.input.encode(departureForm()) as object), ...reversed }
  const reply = await staff.send({ method: 'PUT', path: departures.save.path, body })
  expect(reply.json().fields).toEqual({ Etad: 'pricing.eta-early' })
})

it('lets staff see, edit and publish only with the permission for each, and nobody else', async () => {
  const { staffWith, customer, guest } = await newWorld()
  const [viewer, editor] = [await staffWith(['pricing.view']), await staffWith(['pricing.edit'])]
  const { id } = (await editor(desk.save, tariffForm())).body.data
  expect((await viewer(desk.show, { id })).status).toBe(200)
  expect((await viewer(desk.save, tariffForm())).status).toBe(403)
  expect((await editor(desk.publish, { id, version: 1 })).status).toBe(403)
  expect((await (await customer())(desk.list, wholeList)).status).toBe(403)
  expect((await guest(desk.list, wholeList)).status).toBe(401)
})

it('writes who did what to a price', async () => {
  const { staff, db } = await newWorld()
  const { id } = (await staff(desk.save, tariffForm())).body.data
  await staff(desk.publish, { id, version: 1 })
  const entries = sql<{ action: string }>`select action from audit_entry where thing_id = ${id} order by at, action`
  const { rows } = await db.as(system, (tx) => entries.execute(tx))
  expect(rows.map((row) => row.action).toSorted()).toEqual(['pricing.add-tariff', 'pricing.publish'])
})

it('keeps a published line as it was, whoever tries', async () => {
  const { staff, db } = await newWorld()
  const { id } = (await staff(desk.save, tariffForm())).body.data
  await staff(desk.publish, { id, version: 1 })
  const edit = db.as(system, (tx) => sql`update tariff set currency = 'EUR' where id = ${id}`.execute(tx))
  await expect(edit).rejects.toThrow('a published price is never edited')
  const oversold = db.as(system, (tx) =>
    sql`insert into departure_space (departure_id, container_type, total, surplus) values (${id}, '40HQ', 1, -1)`.execute(
      tx,
    ),
  )
  await expect(oversold).rejects.toThrow('check constraint')
})

import type { TruckWay } from '@landbridge/contract/reference/truck-ways'
import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timetable, waitingAtBorder } from '../chain/timetable-rules.ts'
import { type ChainPlan, type Halt, planChain } from '../way/chain-rules.ts'
import { roadChain } from './road-chain.ts'
import { haltsOf } from './road-route.ts'

const ends: Parameters<typeof haltsOf>[0] = { originCode: 'CNXIA', destinationCode: 'KZALA', entryPortCode: 'CNHRS' }
const stop = (stopType: 'L' | 'U', stopSeq: number, cityCode: string) => ({ stopType, stopSeq, cityCode })
const stops = [stop('L', 1, 'CNXIA'), stop('L', 2, 'CNURM'), stop('U', 3, 'KZHOR'), stop('U', 4, 'KZALA')]

const halts = (booked: Parameters<typeof haltsOf>[1], way = ends): Halt[] =>
  haltsOf(way, booked).map((halt, i, all) => ({ ...halt, share: (i + 1) / (all.length + 1) }))

const plan = (changes: Partial<ChainPlan> = {}): ChainPlan => ({
  originCode: 'CNXIA',
  destinationCode: 'KZALA',
  halts: halts({ truckWay: 'RELOAD', stops }),
  etd: new Date('2031-02-03T12:00:00Z'),
  eta: new Date('2031-02-11T12:00:00Z'),
  hasCarrierBoxes: true,
  toDoor: true,
  ...changes,
})
const shown = (changes?: Partial<ChainPlan>) =>
  planChain(roadChain, plan(changes)).map(({ step, placeCode }) => `${step} ${placeCode}`)

it('plans a truck over every stop of its booking in order, through the border town, where another truck takes over', () => {
  expect(shown()).toEqual([
    'ARRI.origin CNXIA',
    'LOAD.origin CNXIA',
    'DEPA.origin CNXIA',
    'ARRI.loading1 CNURM',
    'LOAD.loading1 CNURM',
    'DEPA.loading1 CNURM',
    'ARRI.border1 CNHRS',
    'CUSR.border1 CNHRS',
    'CROS.border1 CNHRS',
    'RELO.border1 CNHRS',
    'ARRI.unloading1 KZHOR',
    'DLVD.unloading1 KZHOR',
    'DEPA.unloading1 KZHOR',
    'ARRI.destination KZALA',
    'DLVD.destination KZALA',
  ])
  const chain = planChain(roadChain, plan())
  expect(chain.find(({ step }) => step === 'ARRI.destination')?.at).toEqual(plan().eta)
  expect(chain.every(({ containerEmpty }) => containerEmpty === null)).toBe(true)
})

it('reloads only where the way is so, and knows no border at home', () => {
  const two = [stop('L', 1, 'CNXIA'), stop('U', 2, 'KZALA')]
  const relo = (truckWay: TruckWay) => shown({ halts: halts({ truckWay, stops: two }) }).includes('RELO.border1 CNHRS')
  expect([relo('THROUGH'), relo('RELOAD'), relo('SWAP')]).toEqual([false, true, true])
  const home = { originCode: 'CNXIA', destinationCode: 'CNSHA', entryPortCode: null }
  const domestic = [stop('L', 1, 'CNXIA'), stop('U', 2, 'CNSHA')]
  expect(shown({ destinationCode: 'CNSHA', halts: halts({ truckWay: 'DOM', stops: domestic }, home) })).toEqual([
    ...['ARRI.origin CNXIA', 'LOAD.origin CNXIA', 'DEPA.origin CNXIA'],
    ...['ARRI.destination CNSHA', 'DLVD.destination CNSHA'],
  ])
})

it('has customs release for export, import or transit by the way that it takes', () => {
  const kinds = (originCode: string, destinationCode: string) =>
    haltsOf({ originCode, destinationCode, entryPortCode: 'CNHRS' }, { truckWay: 'THROUGH' }).map(({ kind }) => kind)
  expect([kinds('CNXIA', 'KZALA'), kinds('KZALA', 'CNXIA'), kinds('KZALA', 'MNULN')]).toEqual([
    ['export'],
    ['import'],
    ['transit'],
  ])
  expect(haltsOf({ ...ends, entryPortCode: null }, { truckWay: 'THROUGH' })).toEqual([])
})

it('waits at the border from its arrival until it has crossed', () => {
  const milestones = planChain(roadChain, plan()).map((step) => ({
    ...step,
    id: step.step,
    jobId: 'job',
    containerId: null,
    classifier: 'PLN' as const,
  }))
  const told = (step: string, at: string) => {
    const known = milestones.find((one) => one.step === step)
    if (!known) throw new Error(step)
    return { ...known, classifier: 'ACT' as const, at: new Date(at) }
  }
  const came = [told('DEPA.origin', '2031-02-03T12:00:00Z'), told('ARRI.border1', '2031-02-08T02:00:00Z')]
  const since = (more: ReturnType<typeof told>[]) =>
    waitingAtBorder(timetable([...milestones, ...came, ...more]))?.since
  expect(since([])).toEqual(new Date('2031-02-08T02:00:00Z'))
  expect(since([told('CUSR.border1', '2031-02-08T12:00:00Z')])).toEqual(new Date('2031-02-08T02:00:00Z'))
  expect(since([told('CROS.border1', '2031-02-09T02:00:00Z')])).toBeUndefined()
  expect(since([told('RELO.border1', '2031-02-09T08:00:00Z')])).toBeUndefined()
})

it('names every step once, whatever the stops, and none before the one it follows', () => {
  const type = fc.constantFrom('L' as const, 'U' as const)
  const drawn = fc.array(fc.record({ stopType: type, cityCode: fc.constantFrom('CNXIA', 'CNURM', 'KZALA') }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(drawn, fc.constantFrom('DOM', 'THROUGH', 'RELOAD', 'SWAP'), (lines, truckWay) => {
      const booked = { truckWay, stops: lines.map((line, i) => ({ ...line, stopSeq: i + 1 })) }
      const chain = planChain(roadChain, plan({ halts: halts(booked) }))
      const steps = chain.map(({ step }) => step)
      expect(new Set(steps).size).toBe(steps.length)
      for (const [i, { at }] of chain.entries())
        expect(Number(at)).toBeGreaterThanOrEqual(Number(chain[i - 1]?.at ?? 0))
      expect(steps.filter(isDeparture)).toEqual(['DEPA.origin'])
      expect(steps.filter(isArrival)).toEqual(['ARRI.destination'])
      const unloads = lines.filter(({ stopType }) => stopType === 'U').length
      expect(chain.filter(({ event }) => event === 'ARRI-unloading')).toHaveLength(Math.max(1, unloads))
    }),
  )
})

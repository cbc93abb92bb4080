import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import { expect, it } from 'vitest'
import { progressOf, timetable } from '../chain/timetable-rules.ts'
import { type ChainPlan, connectionsOf, type Halt, planChain } from '../way/chain-rules.ts'
import { airChain } from './air-chain.ts'

const dubai: Halt = {
  near: 'DXB',
  far: 'DXB',
  share: 0.6,
  kind: 'connection',
  arrivesAt: new Date('2031-02-03T21:00:00Z'),
  leavesAt: new Date('2031-02-04T03:00:00Z'),
}

const plan = (changes: Partial<ChainPlan> = {}): ChainPlan => ({
  originCode: 'PVG',
  destinationCode: 'FRA',
  halts: [dubai],
  etd: new Date('2031-02-03T12:00:00Z'),
  eta: new Date('2031-02-04T10:00:00Z'),
  cargoCutoff: new Date('2031-02-02T12:00:00Z'),
  customsCutoff: new Date('2031-02-03T04:00:00Z'),
  hasCarrierBoxes: true,
  toDoor: false,
  ...changes,
})

const planned = (changes: Partial<ChainPlan> = {}) =>
  planChain(airChain, plan(changes)).map((step) => ({
    ...step,
    id: step.step,
    jobId: 'job',
    containerId: null,
    classifier: 'PLN' as const,
  }))
const happened = (step: string, at: string) => {
  const known = planned().find((one) => one.step === step)
  if (!known) throw new Error(step)
  return { ...known, id: `${step} ${at}`, classifier: 'ACT' as const, at: new Date(at) }
}

it('plans a consignment from our warehouse over a change of flights to its consignee, by the codes of IATA', () => {
  const chain = planChain(airChain, plan())
  expect(chain.map(({ step, placeCode }) => `${step} ${placeCode}`)).toEqual([
    'RCVD.origin PVG',
    'RCS.origin PVG',
    'CUSR.origin PVG',
    'MAN.origin PVG',
    'DEP.origin PVG',
    'ARR.connection1 DXB',
    'DEP.connection1 DXB',
    'ARR.destination FRA',
    'RCF.destination FRA',
    'NFD.destination FRA',
    'CUSR.destination FRA',
    'AWD.destination FRA',
    'DLV.destination FRA',
  ])
  const at = (step: string) => chain.find((one) => one.step === step)?.at
  expect(at('RCS.origin')).toEqual(plan().cargoCutoff)
  expect(at('CUSR.origin')).toEqual(plan().customsCutoff)
  expect(at('ARR.connection1')).toEqual(dubai.arrivesAt)
  expect(at('DEP.connection1')).toEqual(dubai.leavesAt)
  expect(at('ARR.destination')).toEqual(plan().eta)
  expect(chain.every(({ containerEmpty }) => containerEmpty === null)).toBe(true)
  expect(chain.filter(({ step }) => isDeparture(step) || isArrival(step)).map(({ step }) => step)).toEqual([
    'DEP.origin',
    'ARR.destination',
  ])
})

it('plans a direct flight without a halt, and a connection whose flights nobody knows yet by the usual hours', () => {
  expect(planChain(airChain, plan({ halts: [] })).map(({ event }) => event)).not.toContain('ARR.connection1')
  const { arrivesAt, leavesAt, ...untimed } = dubai
  const chain = planChain(airChain, plan({ halts: [untimed] }))
  const [lands, leaves] = ['ARR.connection1', 'DEP.connection1'].map(
    (step) => chain.find((one) => one.step === step)?.at,
  )
  expect(Number(lands)).toBeGreaterThan(Number(plan().etd))
  expect(Number(leaves)).toBeGreaterThan(Number(lands))
  expect(Number(leaves)).toBeLessThan(Number(plan().eta))
})

it('lets customs stand beside the chain: what is released early or late moves nothing and waits for nothing', () => {
  const rows = timetable([
    ...planned(),
    happened('DEP.origin', '2031-02-03T12:00:00Z'),
    happened('CUSR.destination', '2031-02-03T20:00:00Z'),
  ])
  expect(rows.filter(({ seq }) => seq === 0).map(({ step }) => step)).toEqual(['CUSR.origin', 'CUSR.destination'])
  const order = rows.map(({ step }) => step)
  expect(order.indexOf('CUSR.destination')).toBeLessThan(order.indexOf('ARR.connection1'))
  expect(progressOf(rows)).toMatchObject({
    eta: plan().eta,
    ata: null,
    passedCodes: ['PVG'],
    customsReleased: ['import'],
  })
})

it('goes on with the flight of the next day where a late one misses its connection', () => {
  const flownBy = (lands: string) => {
    const told = [happened('DEP.origin', '2031-02-03T12:00:00Z'), happened('ARR.connection1', lands)]
    return progressOf(timetable([...planned(), ...told], undefined, connectionsOf(airChain))).eta
  }
  expect(flownBy('2031-02-04T02:00:00Z')).toEqual(plan().eta)
  expect(flownBy('2031-02-04T04:00:00Z')).toEqual(new Date('2031-02-05T10:00:00Z'))
})

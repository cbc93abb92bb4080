import { expect, it } from 'vitest'
import { type ChainPlan, planChain } from '../way/chain-rules.ts'
import { seaChain } from './sea-chain.ts'

const plan = (changes: Partial<ChainPlan> = {}): ChainPlan => ({
  originCode: 'CNSHA',
  destinationCode: 'PLGDN',
  halts: [{ near: 'DEBRV', far: 'DEBRV', share: 0.95, kind: 'tranship' }],
  etd: new Date('2031-02-03T12:00:00Z'),
  eta: new Date('2031-03-20T12:00:00Z'),
  cargoCutoff: new Date('2031-02-01T15:00:00Z'),
  customsCutoff: new Date('2031-02-02T04:00:00Z'),
  hasCarrierBoxes: true,
  toDoor: true,
  ...changes,
})

it('plans a box from its empty pick-up over the port where it changes vessels to its empty return', () => {
  const chain = planChain(seaChain, plan())
  expect(chain.map(({ step, placeCode }) => `${step} ${placeCode}`)).toEqual([
    'PICK.origin CNSHA',
    'STUF.origin CNSHA',
    'GTIN.origin CNSHA',
    'CUSR.origin CNSHA',
    'LOAD.origin CNSHA',
    'DEPA.origin CNSHA',
    'ARRI.tranship1 DEBRV',
    'DISC.tranship1 DEBRV',
    'LOAD.tranship1 DEBRV',
    'DEPA.tranship1 DEBRV',
    'ARRI.destination PLGDN',
    'DISC.destination PLGDN',
    'CUSR.destination PLGDN',
    'GTOT.destination PLGDN',
    'DLVD.destination PLGDN',
    'DROP.destination PLGDN',
  ])
  const at = (step: string) => chain.find((one) => one.step === step)?.at
  expect(at('GTIN.origin')).toEqual(new Date('2031-02-01T15:00:00Z'))
  expect(at('CUSR.origin')).toEqual(new Date('2031-02-02T04:00:00Z'))
  expect(at('ARRI.destination')).toEqual(plan().eta)
  expect(chain.filter(({ containerEmpty }) => containerEmpty).map(({ event }) => event)).toEqual(['PICK', 'DROP'])
})

it('plans a direct sailing without a halt, and neither door nor empty box where there is none', () => {
  const direct = planChain(seaChain, plan({ halts: [], toDoor: false, hasCarrierBoxes: false }))
  expect(direct.map(({ event }) => event)).toEqual([
    ...['STUF', 'GTIN', 'CUSR-export', 'LOAD', 'DEPA'],
    ...['ARRI', 'DISC', 'CUSR-import', 'GTOT'],
  ])
})

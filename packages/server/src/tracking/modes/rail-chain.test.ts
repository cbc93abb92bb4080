import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChainPlan, type Halt, planChain } from '../way/chain-rules.ts'
import { crossingsOf, railChain } from './rail-chain.ts'

const khorgos: Halt = { near: 'CNHRS', far: 'KZ0AK', share: 0.33, kind: 'toBroad' }
const brest: Halt = { near: 'BYBQT', far: 'PLMAA', share: 0.85, kind: 'fromBroad' }

const railPlan = (changes: Partial<ChainPlan> = {}): ChainPlan => ({
  originCode: 'CNXIA',
  destinationCode: 'DEHAM',
  halts: [khorgos, brest],
  etd: new Date('2031-02-03T12:00:00Z'),
  eta: new Date('2031-02-17T12:00:00Z'),
  hasCarrierBoxes: true,
  toDoor: true,
  ...changes,
})

const shown = (steps: readonly { step: string; placeCode: string }[]) =>
  steps.map(({ step, placeCode }) => `${step} ${placeCode}`)

it('plans a box over two changes of gauge, each milestone at its place and none before the one it follows', () => {
  const chain = planChain(railChain, railPlan())
  expect(shown(chain)).toEqual([
    'PICK.origin CNXIA',
    'STUF.origin CNXIA',
    'GTIN.origin CNXIA',
    'CUSR.origin CNXIA',
    'LOAD.origin CNXIA',
    'DEPA.origin CNXIA',
    'ARRI.border1 CNHRS',
    'CROS.border1 KZ0AK',
    'RELO.border1 KZ0AK',
    'DEPA.border1 KZ0AK',
    'ARRI.border2 BYBQT',
    'RELO.border2 BYBQT',
    'CROS.border2 PLMAA',
    'DEPA.border2 PLMAA',
    'ARRI.destination DEHAM',
    'DISC.destination DEHAM',
    'CUSR.destination DEHAM',
    'GTOT.destination DEHAM',
    'DLVD.destination DEHAM',
    'STRP.destination DEHAM',
    'DROP.destination DEHAM',
  ])
  expect(chain.map(({ at }) => at)).toEqual(chain.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()))
  expect(chain.find(({ step }) => step === 'ARRI.destination')?.at).toEqual(railPlan().eta)
  expect(chain.filter(({ containerEmpty }) => containerEmpty).map(({ event }) => event)).toEqual(['PICK', 'DROP'])
})

it('plans one change of gauge within 1520 mm, none at home, and no empty box or door where there is none', () => {
  const within = planChain(railChain, railPlan({ halts: [khorgos], toDoor: false, hasCarrierBoxes: false }))
  expect(within.filter(({ event }) => event === 'RELO')).toHaveLength(1)
  expect(within.map(({ event }) => event)).not.toContain('PICK')
  expect(within.at(-1)?.event).toBe('GTOT')
  expect(planChain(railChain, railPlan({ halts: [] })).map(({ event }) => event)).not.toContain('ARRI-border')
})

it('keeps the borders inside a short way', () => {
  const chain = planChain(railChain, railPlan({ eta: new Date('2031-02-05T12:00:00Z') }))
  const leaves = chain.find(({ step }) => step === 'DEPA.border2')?.at ?? 0
  expect(Number(leaves)).toBeLessThan(Date.parse('2031-02-05T12:00:00Z'))
})

it('finds where a route crosses a border and changes gauge', () => {
  const stop = (code: string, isBorder: boolean, share: number) => ({
    code,
    countryCode: code.slice(0, 2),
    isBorder,
    share,
  })
  const way = [stop('CNXIA', false, 0), stop('CNHRS', true, 0.3), stop('KZ0AK', true, 0.31), stop('KZAKX', false, 0.5)]
  const on = [stop('RUMOW', false, 0.7), stop('BYBQT', true, 0.84), stop('PLMAA', true, 0.85), stop('DEHAM', false, 1)]
  expect(crossingsOf([...way, ...on]).map(({ near, far, kind }) => `${near} ${far} ${kind}`)).toEqual([
    'CNHRS KZ0AK toBroad',
    'BYBQT PLMAA fromBroad',
  ])
})

const halts = fc
  .array(
    fc.record({
      kind: fc.constantFrom('toBroad', 'fromBroad', 'none'),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      maxLength: 5,
    },
  )
  .map((drawn) =>
    drawn.toSorted((a, b) => a.share - b.share).map((one, i): Halt => ({ ...one, near: `N${i}`, far: `F${i}` })),
  )

it('plans every way in order: steps named once, none before the one it follows, one departure and one arrival', () => {
  fc.assert(
    fc.property(
      halts,
      fc.integer({ min: 0, max: 60 * 24 }),
      fc.boolean(),
      fc.boolean(),
      (drawn, hours, toDoor, hasCarrierBoxes) => {
        const etd = new Date('2031-02-03T12:00:00Z')
        const eta = new Date(etd.getTime() + hours * 3_600_000)
        const chain = planChain(railChain, railPlan({ halts: drawn, etd, eta, toDoor, hasCarrierBoxes }))
        const steps = chain.map(({ step }) => step)
        expect(new Set(steps).size).toBe(steps.length)
        expect(chain.map(({ seq }) => seq)).toEqual(steps.map((_, i) => (i + 1) * 100))
        for (const [i, { at }] of chain.entries())
          expect(Number(at)).toBeGreaterThanOrEqual(Number(chain[i - 1]?.at ?? 0))
        expect(steps.filter(isDeparture)).toEqual(['DEPA.origin'])
        expect(steps.filter(isArrival)).toEqual(['ARRI.destination'])
        for (const [i, { near, far }] of drawn.entries()) {
          const places = chain.filter(({ step }) => step.endsWith(`.border${i + 1}`)).map(({ placeCode }) => placeCode)
          expect(new Set(places)).toEqual(new Set([near, far]))
        }
      },
    ),
  )
})

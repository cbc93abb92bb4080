import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milestoneEvents, milestoneTexts } from '../shared/milestones.ts'
import { modeNames, modes } from '../shared/modes.ts'
import { allTexts } from '../testing/texts-of.ts'
import { classifiers, milestoneLine, positionSources, trackSources } from './milestone.ts'
import { sharedTrace, sharedTraceEndpoints, tracePath } from './shared-trace.ts'

describe('the open trace of a box', () => {
  const { trace } = sharedTraceEndpoints

  it('is read by anybody with the key, outside the envelope', () => {
    expect([trace.method, trace.signed, trace.by]).toEqual(['GET', false, ['guest']])
    expect(trace.path).toBe('/logistics/open-up/getLocationInfo/:jobNo/:conNo')
    expect(trace.wire.input.decode({ orderNum: 'R310115-7K3QX', key: 'k', more: 'x' })).toEqual({
      orderNum: 'R310115-7K3QX',
      key: 'k',
    })
  })

  it('names its points as the specification does, in small letters', () => {
    const point = { latitude: 42.9, longitude: 71.38, address: 'Taraz', createTime: '2031-02-08 09:00:00' }
    const answer = { status: 200 as const, data: { track: [point] } }
    expect(trace.wire.output.encode(answer)).toEqual(answer)
    expect(trace.wire.output.encode({ status: 200, data: { track: [] } })).toEqual({ status: 200, data: { track: [] } })
    expect(sharedTrace.safeParse({ status: 404, data: { track: [] } }).success).toBe(false)
  })

  it('stands at an address that no number can lead away from', () => {
    const anywhere = fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (jobNo, containerNo) => {
      fc.pre(jobNo.isWellFormed() && containerNo.isWellFormed())
      const path = tracePath(jobNo, containerNo)
      const parts = path.split('/')
      expect(parts).toHaveLength(6)
      expect(parts.slice(0, 4).join('/')).toBe('/logistics/open-up/getLocationInfo')
      expect(parts.slice(4).map(decodeURIComponent)).toEqual([jobNo, containerNo])
    })
    fc.assert(anywhere)
  })
})

describe('milestones', () => {
  /** The chain of a full container by rail, as the trade has it. */
  const rail =
    'PICK STUF GTIN CUSR-export LOAD DEPA ARRI-border CROS RELO DEPA ARRI DISC CUSR-import GTOT DLVD STRP DROP'.split(
      ' ',
    )

  it('are there for every step of the chain, in the order of the way', () => {
    expect(rail.filter((event) => !(milestoneEvents as string[]).includes(event))).toEqual([])
    const order = [
      'PICK',
      'STUF',
      'GTIN',
      'LOAD',
      'DEPA',
      'ARRI-border',
      'CROS',
      'ARRI',
      'DISC',
      'GTOT',
      'DLVD',
      'STRP',
      'DROP',
    ] as const
    const index = order.map((event) => milestoneEvents.indexOf(event))
    expect(index).toEqual(index.toSorted((a, b) => a - b))
  })

  it('are each said in words of their own, in every language', async () => {
    for (const [language, texts] of await allTexts()) {
      const words = Object.values(milestoneTexts).map((key) => texts.get(key)?.[0])
      expect(
        words.filter((word) => !word?.trim()),
        language,
      ).toEqual([])
      expect(new Set(words).size, language).toBe(words.length)
    }
  })

  it('begin and end the main carriage of every mode', () => {
    for (const mode of modeNames) for (const event of modes[mode].mainCarriage) expect(milestoneEvents).toContain(event)
  })

  it('are planned, expected or past, and known from somewhere', () => {
    expect([...classifiers]).toEqual(['PLN', 'EST', 'ACT'])
    expect(positionSources.filter((source) => !trackSources.includes(source))).toEqual([])
    const line = {
      step: 'DEPA-0',
      event: 'DEPA',
      eventLabel: 'Departed',
      placeCode: 'CNXIA',
      placeName: 'Xi’an',
      placeZone: 'Asia/Shanghai',
    }
    expect(milestoneLine.safeParse(line).success).toBe(true)
    for (const field of ['event', 'placeCode', 'placeZone'] as const)
      expect(milestoneLine.safeParse({ ...line, [field]: undefined }).success, field).toBe(false)
  })
})

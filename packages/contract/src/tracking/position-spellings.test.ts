import { describe, expect, it } from 'vitest'
import { readPositions } from './position-file.ts'
import { degreesIn } from './tracking-values.ts'

const head = ['ConNo', 'Latitude', 'Longitude', 'Addr', 'LocationTime', 'Source']
const read = (cells: readonly string[], heading = head) => readPositions([heading, cells]).rows[0]

describe('a file of positions', () => {
  it.each([
    '2026/11/20 8:15',
    '20.11.2026 08:15',
    '2026-11-20 8:15',
    '2026-11-20T00:15:00Z',
    '2026-11-20T05:15:00+05:00',
  ])('is taken with times as sheets save them: %s', (time) => {
    const row = read(['CSQU3054383', '44.2', '80.4', 'Khorgos', time, 'train'])
    expect(row?.wrong).toEqual({})
    expect(row?.position?.locatedAt.toISOString()).toBe('2026-11-20T00:15:00.000Z')
  })

  it('asks for a time that may be two, and for one that the calendar lacks', () => {
    for (const time of ['03/04/2026 08:15', '2026-02-29 08:15', '46346.34375'])
      expect(read(['CSQU3054383', '44.2', '80.4', 'Khorgos', time, 'train'])?.wrong).toEqual({
        LocationTime: 'tracking.time-wrong',
      })
  })

  it.each([
    [['箱号', '纬度', '经度', '位置', '时间', '来源'], '火车'],
    [['櫃號', '緯度', '經度', '地點', '定位時間', '資料來源'], '列車'],
    [['№ контейнера', 'Широта', 'Долгота', 'Адрес', 'Дата и время', 'Источник'], 'Поезд'],
    [['Container no.', 'LAT', 'Lon.', 'Location', 'Position at', 'Source'], 'TRAIN'],
  ])('may name its columns and sources in each language: %j', (heading, source) => {
    const row = read(['csqu 305438-3', '44,2', '80,4', 'Khorgos', '2026/11/20 8:15', source], heading)
    expect(row?.position).toMatchObject({
      containerNo: 'CSQU3054383',
      latitude: 44.2,
      longitude: 80.4,
      source: 'train',
    })
  })

  it('may give degrees with their quarter of the globe or at full width', () => {
    expect(['44.2N', 'S 44,2', '80.4° E', 'W80.4', '４４．２', '−44.2', '44.2\u200e'].map(degreesIn)).toEqual([
      44.2, -44.2, 80.4, -80.4, 44.2, -44.2, 44.2,
    ])
    expect(['', '44.2.1', 'N44.2S', 'north', '1 234'].map(degreesIn)).toEqual(Array(5).fill(undefined))
  })
})

import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { ownHeadFields } from '@landbridge/contract/workorder/fields/own-head-fields'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { fieldsOfMode, keptHead, placesIn, shownFields } from '../../workorder/head-fields-rules.ts'
import { aContainer } from '../../workorder/job-fixtures.ts'
import { rail } from '../../workorder/modes/rail.ts'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { noteForm } from './rail-note.ts'

it('doubts a wagon whose check digit is wrong, on 1520 mm and in Europe', () => {
  expect(rail.doubtsOn(aContainer({ wagonNo: '1234567', wagonNoEurope: '218124712173' }))).toEqual({})
  expect(rail.doubtsOn(aContainer({ wagonNo1520: '12345678', wagonNoEurope: '218124712174' }))).toEqual({
    wagonNo1520: 'workorder.warn-wagon-check',
    wagonNoEurope: 'workorder.warn-wagon-check',
  })
})

it('keeps the head as it was said and shows it again, and leaves alone what was not said', () => {
  const arrivedAt = new Date('2031-02-08T01:00:00Z')
  const said = {
    railBillType: 'SMGS',
    payerCodes: [{ railway: 'KZH', payer: '123' }],
    gaugePlaces: [{ placeCode: 'KZ0AK', arrivedAt }],
  } as const
  const form = { ...said, payerCodes: [...said.payerCodes], gaugePlaces: [...said.gaugePlaces] }
  const head = JSON.parse(JSON.stringify(keptHead(form).facts))
  const ofRail = fieldsOfMode('R', ownHeadFields)
  const shown = (kept: object) => shownFields(kept, ofRail, () => 'Altynkol')
  expect(shown(head)).toEqual({
    railBillType: 'SMGS',
    gaugePlaces: [{ placeCode: 'KZ0AK', placeName: 'Altynkol', arrivedAt }],
    payerCodes: said.payerCodes,
  })
  expect(placesIn(form, headFields)).toEqual([{ field: 'gaugePlaces.0.placeCode', placeCode: 'KZ0AK' }])
  expect(keptHead({})).toEqual({ columns: {}, facts: {} })
  expect(shown({})).toEqual({ railBillType: 'ASNEEDED', gaugePlaces: [], payerCodes: [] })
})

it('writes a note in the languages of its law, with the numbers of the boxes where they are those of SMGS', () => {
  const form = (changes: object) => ({ ...changes }) as Parameters<typeof noteForm>[1]
  const smgs = noteForm(
    { railBillType: 'SMGS' },
    form({ destinationStation: 'Moscow 123456', destinationCode: 'RUMOW' }),
  )
  expect(smgs.languages).toEqual(['zh-CN', 'ru'])
  expect(smgs.boxNos['workorder.manifest-consignee']).toBe('4')
  expect(smgs.wrongNumbers).toEqual(['123456'])
  const ofHamburg = form({ destinationStation: 'Hamburg 123456', destinationCode: 'DEHAM' })
  expect(noteForm({ railBillType: 'CIMSMGS' }, ofHamburg).wrongNumbers).toEqual([])
  expect(noteForm({ railBillType: 'CIM' }, form({})).languages).toEqual(['en'])
  expect(noteForm({ railBillType: 'ASNEEDED' }, form({ noteLanguage: 'ZHRUDE' })).languages).toEqual([
    'zh-CN',
    'ru',
    'en',
  ])
  expect(noteForm({ railBillType: 'ASNEEDED' }, form({})).languages).toEqual(['zh-CN', 'ru'])
  expect(noteForm({ railBillType: 'CIMSMGS' }, form({})).boxNos).toEqual({})
})

it('names on its note countries and whoever loaded in every language of the note, and checks digits on a draft alone', async () => {
  const consignee = { partyType: 'CNE', partyName: 'Haus & Garten GmbH', countryCd: 'DE' } as const
  const { open, staff, pool } = await jobWorld({ parties: [...(railForm().parties ?? []), consignee] })
  const job = await open()
  await staff(desk.saveContainer, {
    id: job.id,
    version: job.version,
    containerId: job.containers[0]?.id,
    containerNo: boxNos[0],
    sealNos: ['SL88210'],
    keepWarnings: false,
  })
  const printed = async () => {
    const query = { keyId: job.id, Paper: 'draft' }
    const headers = { 'accept-language': 'ru' }
    return paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers }))
  }
  const draft = await printed()
  for (const one of ['Германия / 德国', 'Экспедитор (на терминале)', '货运代理人（场站）', 'Контрольные цифры'])
    expect(draft, one).toContain(one)
  await pool.query(`update work_order set draft_state = 'issued' where id = $1`, [job.id])
  expect(await printed()).not.toContain('Контрольные цифры')
})

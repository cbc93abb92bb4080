import { expect, it } from 'vitest'
import type { LocalPartner } from './local-partner.ts'
import { planPartners, readPartnerRows, refuseWrong, reportOf } from './partner-sheet-rules.ts'

const headings = { row: 1, cells: ['Kind', 'Place type (SEA/AIR/RAIL/TRUCK)', 'Place code', 'Name', 'Phone'] }
const line = (row: number, ...cells: string[]) => ({ row, cells })
const hansa: LocalPartner = {
  id: 'p1',
  partnerKind: 'agent',
  placeMode: 'SEA',
  placeCode: 'DEHAM',
  partnerName: 'Hansa Port Agency GmbH',
  services: ['DO'],
  preferred: true,
  active: true,
  printedAt: null,
  version: 3,
  partnerPhone: '+49 40 1',
}
const known = { kept: [hansa], isPlace: (_: string, code: string) => code === 'DEHAM' }
const planOf = (...lines: ReturnType<typeof line>[]) => planPartners(readPartnerRows([headings, ...lines]).rows, known)

it('keeps of a partner what the sheet has no column and no words for', () => {
  const [added, changed] = planOf(
    line(2, 'Agent', 'SEA', 'DEHAM', 'Elbe Agency GmbH', ''),
    line(3, 'agent', 'sea', 'deham', 'HANSA PORT AGENCY GMBH', '+49 40 2'),
  )
  expect(added).toMatchObject({ row: 2, what: 'new', base: undefined })
  expect(changed).toMatchObject({
    what: 'changed',
    base: hansa,
    form: { partnerPhone: '+49 40 2', partnerServices: ['DO'], preferred: true },
  })
  expect(planOf(line(2, 'Agent', 'SEA', 'DEHAM', 'Hansa Port Agency GmbH', ''))).toMatchObject([{ what: 'same' }])
})

it('switches nobody on again who was switched off', () => {
  const off = { ...known, kept: [{ ...hansa, active: false }] }
  const sheet = (phone: string) =>
    readPartnerRows([headings, line(2, 'Agent', 'SEA', 'DEHAM', hansa.partnerName, phone)])
  expect(planPartners(sheet('+49 40 2').rows, off)).toMatchObject([{ what: 'changed', form: { active: false } }])
  expect(planPartners(sheet('').rows, off)).toMatchObject([{ what: 'same' }])
})

it('names the column of each fault, and takes nothing of a sheet that has one', () => {
  const { headingFaults } = readPartnerRows([headings, line(2, 'Agent')])
  const rows = planOf(
    line(2, 'Agent', 'SEA', 'DEXXX', 'Elbe Agency GmbH', ''),
    line(3, 'Agent', 'SEA', 'DEHAM', 'Weser Agency GmbH', ''),
    line(4, 'Agent', 'SEA', 'DEHAM', 'weser agency gmbh', ''),
  )
  const report = reportOf(rows, headingFaults, false)
  expect(report.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 })
  expect(report.rows.map(({ faults }) => faults)).toEqual([
    [{ column: 'PortCd', key: 'entity.place-unknown' }],
    [],
    [{ column: 'PartnerName', key: 'entity.row-twice' }],
  ])
  expect(() => refuseWrong(report)).toThrow(expect.objectContaining({ code: 'entity.rows-refused' }))
})

it('refuses a sheet without rows, and one without a heading that it needs', () => {
  expect(() => readPartnerRows([headings])).toThrow(expect.objectContaining({ fields: { fid: 'entity.sheet-empty' } }))
  const { headingFaults } = readPartnerRows([{ row: 1, cells: ['Kind', 'Name'] }, line(2, 'Agent', 'A')])
  expect(headingFaults.map(({ key }) => key)).toEqual(['entity.heading-needed', 'entity.heading-needed'])
})

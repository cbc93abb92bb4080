import { expect, it } from 'vitest'
import { auditedChanges } from './job-audit.ts'
import { aJob } from './job-fixtures.ts'
import { columnsOfChanges, jobOfRow, rowOfJob } from './job-row.ts'

it('keeps the number of any departure in the column that was made for trains, and finds it there again', () => {
  const job = aJob({ departureNo: 'CA1041' })
  expect(rowOfJob(job)).toMatchObject({ trainNo: 'CA1041' })
  expect(rowOfJob(job)).not.toHaveProperty('departureNo')
  expect(jobOfRow(rowOfJob(job))).toEqual(job)
  expect(columnsOfChanges({ remark: null })).toEqual({ remark: null })
})

it('writes another departure into the audit under the name that its older entries have', () => {
  expect(auditedChanges(aJob({ departureNo: 'X8155' }), { departureNo: 'X8003' })).toEqual({
    before: { trainNo: 'X8155' },
    after: { trainNo: 'X8003' },
  })
})

import { expect, it } from 'vitest'
import { duties, everyPermission, permissionsOf, permissionsOfDuty } from './permissions.ts'

it('gives administrators all that any duty allows, and seven permissions nobody else has', () => {
  const others = duties.filter((duty) => duty !== 'administrator')
  const ofOthers = new Set(others.flatMap((duty) => permissionsOfDuty[duty]))
  expect(everyPermission).toEqual(expect.arrayContaining([...ofOthers]))
  expect(everyPermission.filter((permission) => !ofOthers.has(permission))).toEqual([
    'access.manage',
    'access.audit',
    'customer.certify',
    'reference.edit',
    'site.settings',
    'platform.jobs',
    'platform.outbox',
  ])
})

it('joins what several duties allow, each permission once', () => {
  const both = permissionsOf(['sales', 'finance'])
  expect(both).toHaveLength(new Set(both).size)
  expect(both).toEqual(expect.arrayContaining(['pricing.publish', 'billing.pay', 'booking.view']))
  expect(permissionsOf([])).toEqual([])
})

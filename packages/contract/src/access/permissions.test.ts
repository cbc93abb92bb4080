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

it('prints who may do what', () => {
  const short = { sales: 's', operations: 'o', finance: 'f', content: 'c', administrator: 'a' } as const
  const table = everyPermission.toSorted().map((permission) => {
    const holders = duties.filter((duty) => permissionsOfDuty[duty].includes(permission))
    return `${holders.map((duty) => short[duty]).join('')} ${permission}`
  })
  expect(table).toEqual([
    'a access.audit',
    'a access.manage',
    'fa billing.edit',
    'fa billing.issue',
    'fa billing.pay',
    'oa booking.amend',
    'oa booking.assign',
    'oa booking.cancel',
    'oa booking.lift',
    'soa booking.offer',
    'oa booking.receive',
    'oa booking.refuse',
    'oa booking.resume',
    'oa booking.return',
    'oa booking.stop',
    'sofa booking.view',
    'ca communication.announce',
    'soa communication.write',
    'fa credit.lift',
    'a customer.certify',
    'sa customer.edit',
    'ofa customer.view',
    'oa document.view',
    'fa entity.bank',
    'ca feedback.edit',
    'sfa insight.view',
    'fa invoicing.issue',
    'fa paper.indemnity',
    'oa paper.issue',
    'fa paper.money-hold',
    'oa paper.switch',
    'a platform.jobs',
    'a platform.outbox',
    'sa pricing.edit',
    'sa pricing.publish',
    'oa pricing.view',
    'sa quote.answer',
    'a reference.edit',
    'fa reference.rates',
    'ca site.edit',
    'a site.settings',
    'oa tracking.edit',
    'ofa workorder.charge',
    'oa workorder.edit',
    'sfa workorder.view',
  ])
})

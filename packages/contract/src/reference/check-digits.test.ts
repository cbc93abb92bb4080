import { expect, it } from 'vitest'
import {
  containerCheckDigit,
  isContainerNo,
  isImoNo,
  isInn,
  isSocialCreditCode,
  isStationCode,
  isUicWagonNo,
  isWaybillNo,
  isWideGaugeWagonNo,
} from './check-digits.ts'

it.each([
  ['container', isContainerNo, 'CSQU3054383', 'CSQU3054384'],
  ['container', isContainerNo, 'CBHU3202732', 'CBHU3202723'],
  ['container without a category', isContainerNo, 'CSQU3054383', 'CSQX3054383'],
  ['European loading unit', isContainerNo, 'ATBE1003091', 'ATBE1003092'],
  ['wagon, 1435 mm', isUicWagonNo, '21-81-2471217-3', '21-81-2471217-4'],
  ['wagon, 1520 mm', isWideGaugeWagonNo, '52012341', '52012340'],
  ['station, 1520 mm', isStationCode, '947005', '947006'],
  ['air waybill', isWaybillNo, '176-12345675', '176-12345676'],
  ['air waybill without its dash', isWaybillNo, '999-12345675', '99912345675'],
  ['ship', isImoNo, '9074729', '9074728'],
  ['ship with too many digits', isImoNo, '9074729', '90747290'],
  ['company in China', isSocialCreditCode, '91350100M000100Y43', '91350100M000100Y44'],
  ['company in Russia', isInn, '7736050003', '7736050004'],
  ['person in Russia', isInn, '500100732259', '500100732258'],
])('knows a right %s from a wrong one', (_, check, right, wrong) => {
  expect([check(right), check(wrong), check('')]).toEqual([true, false, false])
})

it('writes 0 where the check of a container is 10', () => {
  expect(containerCheckDigit('CSQU305438')).toBe(3)
  const tens = Array.from({ length: 2000 }, (_, n) => `TGHU${String(n).padStart(6, '0')}`)
  expect(new Set(tens.map(containerCheckDigit))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
})

it('refuses a container number with one digit changed', () => {
  const right = 'CSQU3054383'
  for (let at = 4; at < 11; at++) {
    for (const digit of '0123456789') {
      const changed = right.slice(0, at) + digit + right.slice(at + 1)
      if (digit !== right[at]) expect(isContainerNo(changed), changed).toBe(false)
    }
  }
})

import { expect, it } from 'vitest'
import {
  containerCheckDigit,
  isAirWaybillNo,
  isChineseWagonNo,
  isContainerNo,
  isHsCode,
  isImoNo,
  isInn,
  isPackageType,
  isScac,
  isSocialCreditCode,
  isStationCode,
  isUicWagonNo,
  isUnLocode,
  isUnNumber,
  isWideGaugeWagonNo,
} from './check-digits.ts'

it.each([
  ['container', isContainerNo, 'CSQU3054383', 'CSQU3054384'],
  ['container', isContainerNo, 'CBHU3202732', 'CBHU3202723'],
  ['container without a category', isContainerNo, 'CSQU3054383', 'CSQA3054383'],
  ['air waybill', isAirWaybillNo, '176-12345675', '176-12345674'],
  ['air waybill without a hyphen', isAirWaybillNo, '17612345675', '17612345678'],
  ['ship', isImoNo, '9074729', '9074728'],
  ['wagon, 1435 mm', isUicWagonNo, '21-81-2471217-3', '21-81-2471217-4'],
  ['wagon, 1520 mm', isWideGaugeWagonNo, '52012341', '52012340'],
  ['wagon in China', isChineseWagonNo, '5236719', '523671'],
  ['station, 1520 mm', isStationCode, '947005', '947006'],
  ['company in China', isSocialCreditCode, '91350100M000100Y43', '91350100M000100Y44'],
  ['company in Russia', isInn, '7736050003', '7736050004'],
  ['person in Russia', isInn, '500100732259', '500100732258'],
  ['SCAC', isScac, 'COSU', 'C0SU'],
  ['HS code', isHsCode, '852872', '8528'],
  ['UN number', isUnNumber, '1263', '12630'],
  ['UN/LOCODE', isUnLocode, 'CNXIA', 'CN0YZ'],
  ['package type', isPackageType, 'CT', 'CTN'],
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

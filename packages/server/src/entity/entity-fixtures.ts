import type { LocalPartnerForm } from '@landbridge/contract/entity/local-partner'
import type { OwnEntityForm } from '@landbridge/contract/entity/own-entity'

/** One of our companies that signs its bills as carrier. */
export const entityForm = (changes: Partial<OwnEntityForm> = {}): OwnEntityForm => ({
  entityCode: 'LBSH',
  legalNameEng: 'Landbridge International Logistics (Shanghai) Co., Ltd.',
  legalNameChs: '陆桥国际物流（上海）有限公司',
  addressEng: 'Room 1801, 188 Yangshupu Road, Shanghai 200082, China',
  addressChs: '上海市杨浦区杨树浦路188号1801室',
  entityCountry: 'CN',
  entityPhone: '+86 21 6500 1234',
  entityEmail: 'docs@landbridge.example',
  taxNo: '91310110MA1G8XXX01',
  nvoccFiling: 'MOC-NV08812',
  fmcNumber: '024681N',
  iataCode: '08-3-1234/0015',
  carrierAccountNo: 'PVG-00815',
  billIssuer: 'carrier',
  rules: [],
  isDefault: true,
  active: true,
  ...changes,
})

/** Our agent at Hamburg, who gives the delivery order. */
export const partnerForm = (changes: Partial<LocalPartnerForm> = {}): LocalPartnerForm => ({
  partnerKind: 'agent',
  placeMode: 'SEA',
  placeCode: 'DEHAM',
  partnerName: 'Hansa Port Agency GmbH',
  partnerAddress: 'Steinhöft 5, 20459 Hamburg, Germany',
  partnerPhone: '+49 40 3600 110',
  partnerEmail: 'import@hansa.example',
  openingHours: 'Mon–Fri 08:00–17:00',
  partnerServices: ['DO', 'OBL'],
  eoriNo: 'DE1234567890123',
  preferred: true,
  active: true,
  ...changes,
})

import { entityDeskEndpoints } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { LocalPartnerForm } from '@landbridge/contract/entity/local-partner'
import type { OwnEntityForm } from '@landbridge/contract/entity/own-entity'
import { firstPage } from '@landbridge/contract/shared/paging'
import { workOnPicture } from '../../platform/pictures.ts'
import { staffId } from './demo-people.ts'
import type { DemoPerson, DemoPortal } from './demo-portal.ts'

type Sample = Partial<OwnEntityForm> & Pick<OwnEntityForm, 'entityCode' | 'legalNameEng'>

const shanghai: Sample = {
  entityCode: 'MAIN',
  legalNameEng: 'Landbridge International Logistics (Shanghai) Co., Ltd.',
  legalNameChs: '陆桥国际物流（上海）有限公司',
  legalNameRus: 'ООО «Ландбридж Интернэшнл Лоджистикс (Шанхай)»',
  addressEng: 'Room 1801, 188 Yangshupu Road, Shanghai 200082, China',
  addressChs: '上海市杨浦区杨树浦路188号1801室',
  entityCountry: 'CN',
  entityPhone: '+86 21 6500 1234',
  entityEmail: 'docs@landbridge.example',
  taxNo: '91310110MA1G8TEST1',
  registrationNo: '310110000123456',
  nvoccFiling: 'MOC-NV08812',
  scac: 'LBIL',
  iataCode: '08-3-1234/0015',
  carrierAccountNo: 'PVG-00815',
  customsCode: '3122680123',
  mainColour: '#0b4f8a',
  accentColour: '#c9d8e8',
  isDefault: true,
}

const hongKong: Sample = {
  entityCode: 'LBHK',
  legalNameEng: 'Landbridge Ocean Lines (Hong Kong) Limited',
  legalNameChs: '陆桥海运（香港）有限公司',
  addressEng: 'Unit 1203, 68 Yee Wo Street, Causeway Bay, Hong Kong',
  entityCountry: 'HK',
  entityPhone: '+852 2500 1234',
  entityEmail: 'hk@landbridge.example',
  registrationNo: '2688123',
  nvoccFiling: 'MOC-NV09140',
  fmcNumber: '024681N',
  scac: 'LBOL',
  rules: [{ destinationCountry: 'US' }, { originCountry: 'US' }],
}

const accounts = [
  {
    currency: 'CNY',
    bankName: 'Bank of China, Shanghai Yangpu Sub-branch',
    accountNo: '4555 8800 1001',
    swift: 'BKCHCNBJ300',
  },
  {
    currency: 'USD',
    bankName: 'Bank of China, Shanghai Yangpu Sub-branch',
    accountNo: '4555 8800 2002',
    swift: 'BKCHCNBJ300',
  },
  {
    currency: 'EUR',
    bankName: 'Bank of China, Shanghai Yangpu Sub-branch',
    accountNo: '4555 8800 3003',
    swift: 'BKCHCNBJ300',
  },
]

const partner = (
  at: Pick<LocalPartnerForm, 'partnerKind' | 'placeMode' | 'placeCode' | 'partnerName'>,
  more: Partial<LocalPartnerForm> = {},
): LocalPartnerForm => ({ ...at, partnerServices: [], preferred: false, active: true, ...more })

const agent = (
  placeMode: LocalPartnerForm['placeMode'],
  placeCode: string,
  partnerName: string,
  more: Partial<LocalPartnerForm>,
) =>
  partner(
    { partnerKind: 'agent', placeMode, placeCode, partnerName },
    { partnerServices: placeMode === 'AIR' ? ['AWB', 'CUS'] : ['DO', 'OBL', 'TLX'], preferred: true, ...more },
  )
const terminal = (
  placeMode: LocalPartnerForm['placeMode'],
  placeCode: string,
  partnerName: string,
  partnerAddress: string,
) =>
  partner(
    { partnerKind: 'terminal', placeMode, placeCode, partnerName },
    { partnerAddress, partnerServices: ['LOAD', 'DISCHARGE'], openingHours: '24/7' },
  )
const depot = (placeCode: string, partnerName: string, partnerAddress: string) =>
  partner(
    { partnerKind: 'depot', placeMode: 'SEA', placeCode, partnerName },
    { partnerAddress, partnerServices: ['PICKUP', 'RETURN'], openingHours: 'Mon–Fri 07:00–21:00, Sat 07:00–13:00' },
  )

const partners: readonly LocalPartnerForm[] = [
  agent('SEA', 'DEHAM', 'Hansa Port Agency GmbH', {
    partnerAddress: 'Steinhöft 5, 20459 Hamburg, Germany',
    partnerPhone: '+49 40 3600 1100',
    partnerEmail: 'import@hansa.example',
    openingHours: 'Mon–Fri 08:00–17:00',
    eoriNo: 'DE123456789012345',
  }),
  agent('SEA', 'NLRTM', 'Maasmond Forwarding B.V.', {
    partnerAddress: 'Boompjes 40, 3011 XB Rotterdam, Netherlands',
    partnerPhone: '+31 10 700 1200',
    partnerEmail: 'docs@maasmond.example',
    openingHours: 'Mon–Fri 08:30–17:30',
    eoriNo: 'NL812345678',
  }),
  agent('SEA', 'PLGDN', 'Baltica Spedycja Sp. z o.o.', {
    partnerAddress: 'ul. Kontenerowa 7, 80-601 Gdańsk, Poland',
    partnerPhone: '+48 58 700 1300',
    openingHours: 'Mon–Fri 08:00–16:00',
  }),
  agent('SEA', 'RUVVO', 'Primorye Agency LLC', {
    localName: 'ООО «Приморье Агентство»',
    partnerAddress: 'ул. Стрельникова 9, 690065 Владивосток, Россия',
    partnerPhone: '+7 423 200 1400',
    openingHours: 'Mon–Fri 09:00–18:00',
    taxNo: '2540000001',
  }),
  agent('RAIL', 'DEDUI', 'Ruhr Rail Agency GmbH', {
    partnerAddress: 'Bliersheimer Straße 81, 47229 Duisburg, Germany',
    partnerPhone: '+49 203 600 1500',
    openingHours: 'Mon–Fri 07:00–18:00',
    eoriNo: 'DE234567890123456',
  }),
  agent('RAIL', 'DEHAM', 'Hansa Port Agency GmbH', {
    partnerAddress: 'Steinhöft 5, 20459 Hamburg, Germany',
    partnerPhone: '+49 40 3600 1100',
    openingHours: 'Mon–Fri 08:00–17:00',
  }),
  agent('AIR', 'FRA', 'Main Air Handling GmbH', {
    partnerAddress: 'Cargo City Süd, Geb. 577, 60549 Frankfurt, Germany',
    partnerPhone: '+49 69 690 1600',
    partnerEmail: 'awb@mainair.example',
    openingHours: 'Mon–Sun 06:00–22:00',
    eoriNo: 'DE345678901234567',
  }),
  terminal('SEA', 'CNSHA', 'Yangshan Phase IV', 'Yangshan Deep-Water Port, Zhoushan, Zhejiang, China'),
  terminal('SEA', 'CNYTN', 'Yantian International (YICT)', 'Yantian Road, Yantian, Shenzhen, China'),
  terminal('SEA', 'DEHAM', 'Container Terminal Burchardkai (CTB)', 'Bei St. Annen 1, 20457 Hamburg, Germany'),
  terminal('SEA', 'NLRTM', 'ECT Delta', 'Europaweg 875, 3199 LD Maasvlakte Rotterdam, Netherlands'),
  terminal('SEA', 'PLGDN', 'Baltic Hub T2', 'ul. Kontenerowa 7, 80-601 Gdańsk, Poland'),
  terminal('RAIL', 'DEDUI', 'DIT Duisburg Intermodal Terminal', 'Gaterweg 201, 47229 Duisburg, Germany'),
  depot('CNSHA', 'Shanghai Luchaogang Empty Depot', '2 Gangcheng Road, Pudong, Shanghai, China'),
  depot('CNYTN', 'Yantian East Empty Depot', 'Beishan Road, Yantian, Shenzhen, China'),
  depot('DEHAM', 'HCCR Altenwerder Depot', 'Altenwerder Hauptstraße 10, 21129 Hamburg, Germany'),
  depot('NLRTM', 'Kramer Delta Depot', 'Missouriweg 5, 3199 LB Rotterdam, Netherlands'),
]

const drawings = {
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="140"><rect width="140" height="140" rx="24" fill="#0b4f8a"/><path d="M24 100 Q70 24 116 100" fill="none" stroke="#fff" stroke-width="14"/><path d="M14 108 H126" stroke="#f5a623" stroke-width="10"/><path d="M170 40 h400 M170 72 h330 M170 104 h260" stroke="#0b4f8a" stroke-width="14"/></svg>',
  signature:
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><path d="M20 140 C60 20 90 20 80 120 S120 170 150 90 S190 60 190 130 S240 150 260 80 S320 60 300 130 S380 150 450 60" fill="none" stroke="#12306b" stroke-width="6" stroke-linecap="round"/></svg>',
  stamp:
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="136" fill="none" stroke="#c0202a" stroke-width="9"/><polygon points="150,84 166,132 217,132 176,162 191,211 150,181 109,211 124,162 83,132 134,132" fill="#c0202a"/></svg>',
}

/** Our sample companies with licences, accounts and pictures, and our partners at the demo's places. */
export async function describeDemoCompany(portal: DemoPortal): Promise<void> {
  const desk = portal.staff(staffId('admin'))
  const pictures = {
    logoFid: await uploadDrawing(desk, 'logo.png', drawings.logo),
    signatureFid: await uploadDrawing(desk, 'signature.png', drawings.signature),
    stampFid: await uploadDrawing(desk, 'stamp.png', drawings.stamp),
  }
  const main = await save(desk, { ...shanghai, ...pictures })
  await desk(entityDeskEndpoints.saveAccounts, { id: main.id, version: main.version, accounts })
  await save(desk, hongKong)
  for (const one of partners) await desk(entityDeskEndpoints.savePartner, one)
}

async function uploadDrawing(desk: DemoPerson, fileName: string, svg: string): Promise<string> {
  return desk.upload(fileName, await workOnPicture(Buffer.from(svg), (picture) => picture.png().toBuffer()))
}

/** The portal's own company is there since the start: it is described, and the others are added. */
async function save(desk: DemoPerson, sample: Sample) {
  const { items } = await desk(entityDeskEndpoints.entities, firstPage)
  const existing = items.find(({ entityCode }) => entityCode === sample.entityCode)
  const defaults = { billIssuer: 'carrier', rules: [], isDefault: false, active: true } as const
  return desk(entityDeskEndpoints.saveEntity, {
    ...defaults,
    rules: [],
    ...sample,
    ...(existing && { id: existing.id, version: existing.version }),
  })
}

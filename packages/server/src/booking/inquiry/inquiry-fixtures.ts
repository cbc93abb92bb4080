// Two containers by rail.
export const inquiryFacts = {
  serviceModeId: 'R',
  loadType: 'FCL',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  readyDate: '2031-02-01',
  goodsName: 'Washing machines',
  grossWeightKg: '21000',
  volumeM3: null,
  packages: null,
  containerType: '40HQ',
  containerQty: 2,
  truckQty: null,
  incoterm: 'FCA',
  remark: null,
} as const

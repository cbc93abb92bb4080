import type { PackingLine } from './packing-line.ts'

export const aPackingLine = (changes: Partial<PackingLine> = {}): PackingLine => ({
  id: '5f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
  jobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  customerId: '1d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c12',
  seq: 1,
  containerNo: 'CSQU3054383',
  goodsName: 'Green tea',
  hsCode: '090210',
  packages: 100,
  packageType: 'CT',
  grossWeightKg: '1200.000',
  netWeightKg: null,
  volumeM3: '6.500',
  marks: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
  customerOrderNo: null,
  remark: null,
  ...changes,
})

import { Problem } from '@landbridge/contract/shared/problem'
import { expect, it } from 'vitest'
import { readPacking as readWith } from './packing-import.ts'

const readPacking = (text: string) => readWith(text, { packageTypeOf: () => undefined, packedIn: 'containerNo' }).lines

const errorsIn = (text: string) => {
  try {
    readPacking(text)
  } catch (error) {
    if (error instanceof Problem) return (error.data as { rows: object[] }).rows
    throw error
  }
  return []
}

it('reads what is pasted from a sheet, with or without a heading, in any of our languages', () => {
  const row = 'CSQU3054383\tGreen tea\t090210\t100\tCT\t1 200,5\t\t6.5'
  const wanted = {
    containerNo: 'CSQU3054383',
    goodsName: 'Green tea',
    packages: 100,
    grossWeightKg: '1200.5',
    volumeM3: '6.5',
  }
  expect(readPacking(row)).toMatchObject([{ row: 1, form: wanted }])
  expect(readPacking('件数\t箱号\t货物名称\t毛重\n100\tcsqu3054383\tGreen tea\t1200.5')).toMatchObject([
    { row: 2, form: { containerNo: 'CSQU3054383', packages: 100, grossWeightKg: '1200.5' } },
  ])
  expect(readPacking('ConNo;GoodsName;Ctns;Weight\r\nCSQU3054383;Green tea;100;"1,200.5"\r\n\r\n')).toMatchObject([
    { row: 2, form: { packages: 100, grossWeightKg: '1200.5' } },
  ])
  expect(readPacking('Контейнер,Наименование груза,Места,Масса брутто\n,Чай,3,10')).toMatchObject([
    { row: 2, form: { goodsName: 'Чай', packages: 3, grossWeightKg: '10' } },
  ])
})

it("names every row's error, and the field as the wire names it", () => {
  const text = 'ConNo,GoodsName,HsCd,Ctns,Weight\n,,090210,x,0\n,Tea,12,5,10\n,Tea,,5,1e3\n,Tea,,7,10'
  expect(errorsIn(text)).toEqual([
    { row: 2, field: 'GoodsName', reason: 'shared.needed' },
    { row: 2, field: 'Ctns', reason: 'shared.not-understood' },
    { row: 2, field: 'Weight', reason: 'shared.number-positive' },
    { row: 3, field: 'HsCd', reason: 'workorder.hs-code-wrong' },
    { row: 4, field: 'Weight', reason: 'shared.number-wrong' },
  ])
})

it('refuses a list that is broken, empty, too wide or too long', () => {
  expect(errorsIn('ConNo,GoodsName,Ctns,Weight\n,"Tea,1,2')).toMatchObject([{ reason: 'workorder.row-unreadable' }])
  expect(errorsIn('ConNo,GoodsName,Ctns,Weight\n')).toEqual([{ row: 1, reason: 'shared.needed' }])
  expect(errorsIn('ConNo,GoodsName,Ctns,Weight\n,Tea,1,2,surplus')).toEqual([
    { row: 2, reason: 'workorder.row-too-long' },
  ])
  expect(errorsIn('\tTea\t\t1\t\t2\n'.repeat(2001))).toMatchObject([{ reason: 'workorder.too-many-rows' }])
})

it('reads the figures of a column as a whole: one decimal comma proves the others', () => {
  const heading = 'наименование\tкол-во мест\tвид упаковки\tмасса брутто, кг\tобъем\n'
  const read = readPacking(`${heading}холодильник\t10\t\t850,5\t12,5\nнасос\t2\t\t1,250\t1,200`)
  expect(read.map(({ form }) => [form.grossWeightKg, form.volumeM3])).toEqual([
    ['850.5', '12.5'],
    ['1.25', '1.2'],
  ])
})

it('asks what a figure is that may be thousands as well as decimals, cell by cell', () => {
  const heading = 'description\tpackages\tgross weight\tvolume\n'
  expect(errorsIn(`${heading}fridge\t10\t850\t1,234`)).toEqual([
    { row: 2, field: 'Meas', reason: 'shared.figure-ambiguous', mayMean: ['1234', '1.234'] },
  ])
  expect(errorsIn(`${heading}fridge\t1,234\t1.250\t2\npump\t2\t3.400\t1,234`)).toMatchObject([
    { row: 2, field: 'Weight', mayMean: ['1.25', '1250'] },
    { row: 3, field: 'Weight', mayMean: ['3.4', '3400'] },
    { row: 3, field: 'Meas' },
  ])
  const settled = readPacking(`${heading}fridge\t1,234\t1.2500\t2\npump\t2\t3.400\t1,2340`)
  expect(settled.map(({ form }) => [form.packages, form.grossWeightKg, form.volumeM3])).toEqual([
    [1234, '1.25', '2'],
    [2, '3.4', '1.234'],
  ])
})

it('reads figures of full width, and with any blank or apostrophe between thousands', () => {
  const rows = ["1'234.5", '１２３４．５', '1 234,5', '1\u00a0234,5'].map((weight) => `\tTea\t\t１０\t\t${weight}`)
  for (const row of rows) expect(readPacking(row)).toMatchObject([{ form: { packages: 10, grossWeightKg: '1234.5' } }])
})

it('reads headings with their units, lines of old machines and a line that says how columns are parted', () => {
  const wanted = [{ row: 2, form: { goodsName: 'Tea', packages: 3, grossWeightKg: '10.5' } }]
  expect(readPacking('品名\t件数\t毛重（KG）\rTea\t3\t10.5')).toMatchObject(wanted)
  expect(readPacking('sep=;\r\nGoodsName;Ctns;Weight\r\nTea;3;10,5')).toMatchObject(wanted)
  expect(readPacking('Ｄescription,PKGS,G.W.\nTea,3,10.5')).toMatchObject(wanted)
})

it('reads numbers at full width and with signs that nobody sees', () => {
  const [line] = readPacking(
    'ConNo\tGoodsName\tHsCd\tCtns\tWeight\nＣＳＱＵ３０５４３８３\u200b\tTea\t８４５０１１\t５\t１０',
  )
  expect(line?.form).toMatchObject({ containerNo: 'CSQU3054383', hsCode: '845011', packages: 5, grossWeightKg: '10' })
})

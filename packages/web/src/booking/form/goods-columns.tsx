import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { GoodsLine } from '@landbridge/contract/booking/form/goods-lines'
import { Cascader } from '../../platform/form/cascader.tsx'
import type { LineColumn } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCategories, useCodes, useReferenceLookups } from '../../reference/index.ts'

type Goods = LineColumn<GoodsLine>

/** The goods lines as a table of fields, in the order in which they stand in a spreadsheet. */
export function useGoodsColumns(): readonly Goods[] {
  const text = useText()
  const category = useCategoryColumn()
  const words = { name: 'goodsName', title: text('field.goodsName'), need: true, maxLength: 200 } as const
  return [words, category, useHsColumn(), ...useFigureColumns(usePackageColumn())]
}

function useCategoryColumn(): Goods {
  const text = useText()
  const { tree } = useCategories()
  return {
    name: 'categoryId',
    title: text('field.categoryId'),
    need: true,
    width: 132,
    widget: ({ onChange, ...control }) => (
      <Cascader {...control} onChange={(id) => onChange(id as never)} tree={tree} />
    ),
    read: () => undefined,
  }
}

const digitsOf = (code: string) => code.replaceAll(/\D/g, '')

/** Any HS code can be typed; headings that fit are offered. */
function useHsColumn(): Goods {
  const text = useText()
  const { hsCodes } = useReferenceLookups()
  const find = async (keyword: string) =>
    (await hsCodes(keyword.trim())).items.map(({ code, label }) => ({
      value: digitsOf(code),
      label: code,
      subLabel: label,
    }))
  return {
    name: 'hsCode',
    title: text('field.hsCode'),
    need: true,
    width: 112,
    kind: 'inputOptions',
    options: find,
    read: digitsOf,
  }
}

function usePackageColumn(): Goods {
  const text = useText()
  const { options } = useCodes('PACKUNIT')
  const read = (cell: string) =>
    options.find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === cell.toLowerCase()))?.value
  return {
    name: 'packageType',
    title: text('field.packageType'),
    need: true,
    width: 104,
    kind: 'select',
    options,
    clearable: false,
    read,
  }
}

/** The figures, each summed up under its column. */
function useFigureColumns(packageType: Goods): readonly Goods[] {
  const text = useText()
  const format = useFormat()
  const total = (of: keyof ReturnType<typeof goodsTotals>, decimals: number) => (lines: readonly GoodsLine[]) =>
    format.number(goodsTotals({ goods: [...lines] })[of], decimals)
  const figure = { kind: 'number', align: 'num' } as const
  return [
    {
      ...figure,
      name: 'packages',
      title: text('field.packages'),
      need: true,
      width: 84,
      whole: true,
      total: total('packages', 0),
    },
    packageType,
    {
      ...figure,
      name: 'grossWeightKg',
      title: text('field.grossWeightKg'),
      need: true,
      width: 104,
      total: total('grossWeightKg', 1),
    },
    { ...figure, name: 'volumeM3', title: text('field.volumeM3'), width: 92, total: total('volumeM3', 2) },
  ]
}

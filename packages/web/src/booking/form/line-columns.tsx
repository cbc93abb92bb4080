import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { formLists, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import { limitsOf } from '@landbridge/contract/booking/fields/form-limits'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { type ModeCode, modeCodes, placeModesOf } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import { Cascader } from '../../platform/form/cascader.tsx'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import {
  CarrierSelect,
  digitsOf,
  PlaceSelect,
  useCategories,
  useCodeLists,
  useHsCodeField,
  useTruckModelField,
} from '../../reference/index.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { useChoices } from './field-choices.ts'
import { codeClassesIn, truckPlaceOf } from './field-spec.ts'
import { useFormScene } from './form-scene.ts'

type Column<Line> = LineColumn<Line>
/** Looks of a column beyond the catalogue: its width, its sum, or a widget of its own. */
export type ColumnLooks<Line> = Partial<Record<keyof Line & string, Partial<Column<Line>>>>

const noLooks = {}
const widths: Partial<Record<FieldSpec['kind'], number>> = { category: 132, hsCode: 112, code: 104, containerType: 108 }

export function useLineColumns<Line>(
  list: ListName,
  names: readonly (keyof Line & string)[],
  looks: ColumnLooks<Line> = noLooks,
): readonly Column<Line>[] {
  const text = useText()
  const { at } = useFormScene()
  const partOf = useColumnParts()
  const form = at.name
  return useMemo(() => {
    const fields: Readonly<Record<string, FieldSpec>> = formLists[list].fields
    return names.flatMap((name) => {
      const spec = fields[name]
      if (!spec?.forms.includes(form)) return []
      const need = spec.needs.some(
        ({ stage, forms, when }) => stage === 'submit' && forms.includes(form) && when === undefined,
      )
      const width = widths[spec.kind]
      const column = {
        name,
        title: text(labelKey(name, spec, form) as TextKey),
        need: need && spec.kind !== 'checkbox',
        ...(width && { width }),
        ...partOf(name, spec),
        ...(looks[name] as object | undefined),
      }
      return [column as unknown as Column<Line>]
    })
  }, [list, names, looks, text, form, partOf])
}

type Named = { value: string; label: string }
const readAmong = (options: readonly Named[]) => (cell: string) =>
  options.find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === cell.toLowerCase()))?.value

type Cells = Partial<Column<Record<string, unknown>>>
type Told = { options: readonly Option[]; limits: ReturnType<typeof limitsOf>; spec: FieldSpec }

/** Cells by the kind of their field; any other kind is words. */
const cellsOf: Partial<Record<FieldSpec['kind'], (field: Told) => Cells>> = {
  number: ({ limits }) => ({ kind: 'number', align: 'num', whole: limits.isWhole }),
  goodsLine: ({ limits }) => ({ kind: 'number', align: 'num', whole: limits.isWhole }),
  checkbox: () => ({ kind: 'checkbox' }),
  date: () => ({ kind: 'date' }),
  containerType: ({ options }) => ({
    kind: 'select',
    options,
    clearable: false,
    read: (cell: string) => cell.toUpperCase(),
  }),
  select: choiceCells,
  radio: choiceCells,
  code: choiceCells,
  place: () => ({ widget: PlaceCell, read: () => undefined }),
  carrier: () => ({ widget: CarrierCell, read: () => undefined }),
}

function choiceCells({ options, spec }: Told): Cells {
  return { kind: 'select', options, clearable: spec.needs.length === 0, read: readAmong(options) }
}

type Cell = NonNullable<Cells['widget']>

/** A place of the mode that the line is carried by. */
const PlaceCell: Cell = ({ onChange, low: _, ...control }, { legMode }) => (
  <PlaceSelect
    {...control}
    look="low"
    mode={placeModesOf((legMode ?? modeCodes[0]) as ModeCode)[0]}
    onChange={(code) => onChange(code as never)}
  />
)
const CarrierCell: Cell = ({ onChange, ...control }) => (
  <CarrierSelect {...control} onChange={(code) => onChange(code as never)} />
)

/** The same from one drawing to the next, as long as the choices are the same. */
function useColumnParts(): (name: string, spec: FieldSpec) => Cells {
  const choicesOf = useChoices(useFormScene())
  const containers = useContainerOptions()
  const { tree, categoryOf } = useCategories()
  const hsCode = useHsCodeField()
  const trucksInChina = useTruckModelField('I')
  const trucksAbroad = useTruckModelField('O')
  const codesOf = useCodeLists(lineCodeClasses)
  return useMemo(() => {
    const CategoryCell: Cell = ({ onChange, ...control }) => (
      <Cascader {...control} onChange={(id) => onChange(id as never)} tree={tree} />
    )
    const optionsOf = (spec: FieldSpec) =>
      spec.kind === 'containerType' ? containers : spec.codeClass ? codesOf(spec.codeClass) : choicesOf(spec)
    const trucks = { I: trucksInChina, O: trucksAbroad }
    return (name, spec) => {
      const limits = limitsOf(spec)
      if (spec.kind === 'hsCode') return { ...hsCode, read: digitsOf }
      if (spec.kind === 'truckType') {
        const models = trucks[truckPlaceOf(name)]
        return { ...models, read: readAmong(models.options) }
      }
      if (spec.kind === 'category') return { widget: CategoryCell, read: categoryOf }
      const cells = cellsOf[spec.kind]
      if (cells) return cells({ options: optionsOf(spec), limits, spec })
      return limits.maxLength ? { maxLength: limits.maxLength } : {}
    }
  }, [containers, tree, categoryOf, hsCode, trucksInChina, trucksAbroad, codesOf, choicesOf])
}

const lineCodeClasses = codeClassesIn(Object.values(formLists).map(({ fields }) => fields))

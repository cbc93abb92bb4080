import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { formLists, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import { limitsOf } from '@landbridge/contract/booking/fields/form-limits'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { type ModeCode, modeCodes, placeModesOf } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import { type LineCells, lineCells, readAmong } from '../../platform/fields/line-cells.ts'
import { Cascader } from '../../platform/form/cascader.tsx'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { namedText, useText } from '../../platform/text.tsx'
import {
  CarrierSelect,
  digitsOf,
  PlaceSelect,
  useCategories,
  useCodeLists,
  useHsCodeField,
  useTruckModelField,
} from '../../reference/index.ts'
import { useChoices } from '../fields/field-choices.ts'
import { codeClassesIn, truckPlaceOf } from '../fields/field-spec.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { useFormScene } from '../state/form-scene.ts'

type Column<Line> = LineColumn<Line>
export type ColumnLooks<Line> = Partial<Record<keyof Line & string, Partial<Column<Line>>>>

const noLooks = {}
const widths: Partial<Record<FieldSpec['kind'], number>> = { category: 132, hsCode: 112, code: 104, containerType: 108 }

export function useLineColumns<Line>(
  list: ListName,
  names: readonly (keyof Line & string)[],
  looks: ColumnLooks<Line> = noLooks,
): readonly Column<Line>[] {
  const text = useText()
  const { shownForm } = useFormScene()
  const partOf = useColumnParts()
  const form = shownForm.name
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
        title: namedText(text, labelKey(name, spec, form)),
        need: need && spec.kind !== 'checkbox',
        ...(width && { width }),
        ...partOf(name, spec),
        ...(looks[name] as object | undefined),
      }
      return [column as unknown as Column<Line>]
    })
  }, [list, names, looks, text, form, partOf])
}

type Cell = NonNullable<LineCells['widget']>

/** A place of the mode that carries the line. */
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

/** Memoised for unchanged choices. */
function useColumnParts(): (name: string, spec: FieldSpec) => LineCells {
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
    const trucks = { I: trucksInChina, O: trucksAbroad }
    const modelCells = (name: string): LineCells => {
      const models = trucks[truckPlaceOf(name)]
      return { ...models, read: readAmong(models.options) }
    }
    const lookedUp: Partial<Record<FieldSpec['kind'], (name: string) => LineCells>> = {
      hsCode: () => ({ ...hsCode, read: digitsOf }),
      truckType: modelCells,
      category: () => ({ widget: CategoryCell, read: categoryOf }),
      place: () => ({ widget: PlaceCell, read: () => undefined }),
      carrier: () => ({ widget: CarrierCell, read: () => undefined }),
      containerType: () => ({
        kind: 'select',
        options: containers,
        clearable: false,
        read: (cell: string) => cell.toUpperCase(),
      }),
    }
    return (name, spec) => {
      const options = spec.codeClass ? codesOf(spec.codeClass) : choicesOf(spec)
      const plain = () =>
        lineCells(spec.kind, { options, limits: limitsOf(spec), isClearable: spec.needs.length === 0 })
      return lookedUp[spec.kind]?.(name) ?? plain()
    }
  }, [containers, tree, categoryOf, hsCode, trucksInChina, trucksAbroad, codesOf, choicesOf])
}

const lineCodeClasses = codeClassesIn(Object.values(formLists).map(({ fields }) => fields))

import type { FieldSpec } from '@landbridge/contract/booking/form/form-catalogue'
import { formLists, type ListName } from '@landbridge/contract/booking/form/form-fields'
import { limitsOf } from '@landbridge/contract/booking/form/form-limits'
import { labelKey } from '@landbridge/contract/booking/form/form-words'
import { type ModeCode, modeCodes, placeModeOf } from '@landbridge/contract/shared/modes'
import { Cascader } from '../../platform/form/cascader.tsx'
import type { LineColumn } from '../../platform/form/lines-editor.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { CarrierSelect, PlaceSelect, useCategories, useCodeLists, useReferenceLookups } from '../../reference/index.ts'
import { useContainerOptions } from '../modes/container-options.ts'
import { useChoices } from './field-choices.ts'
import { codeClassesIn } from './field-spec.ts'
import { useFormScene } from './form-scene.ts'

type Column<Line> = LineColumn<Line>
/** What a column is told besides the catalogue: its width, its sum, or a way of its own to fill it in. */
export type ColumnLooks<Line> = Partial<Record<keyof Line & string, Partial<Column<Line>>>>

const widths: Partial<Record<FieldSpec['kind'], number>> = { category: 132, hsCode: 112, code: 104, containerType: 108 }

/** The lines of a list as a table of fields: each column as the catalogue states it. */
export function useLineColumns<Line>(
  list: ListName,
  names: readonly (keyof Line & string)[],
  looks: ColumnLooks<Line> = {},
): readonly Column<Line>[] {
  const text = useText()
  const { at } = useFormScene()
  const partOf = useColumnParts()
  const fields: Readonly<Record<string, FieldSpec>> = formLists[list].fields
  return names.flatMap((name) => {
    const spec = fields[name]
    if (!spec?.forms.includes(at.name)) return []
    const need = spec.needs.some(
      ({ stage, forms, when }) => stage === 'submit' && forms.includes(at.name) && when === undefined,
    )
    const width = widths[spec.kind]
    const column = {
      name,
      title: text(labelKey(name, spec, at.name) as TextKey),
      need: need && spec.kind !== 'checkbox',
      ...(width && { width }),
      ...partOf(spec),
      ...(looks[name] as object | undefined),
    }
    return [column as unknown as Column<Line>]
  })
}

const digitsOf = (code: string) => code.replaceAll(/\D/g, '')
type Named = { value: string; label: string }
const readAmong = (options: readonly Named[]) => (cell: string) =>
  options.find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === cell.toLowerCase()))?.value

type Cells = Partial<Column<Record<string, unknown>>>
type Told = { options: readonly Option[]; limits: ReturnType<typeof limitsOf>; spec: FieldSpec }

/** How the cells of a column are filled in and pasted, by the kind of its field; any other kind is words. */
const cellsOf: Partial<Record<FieldSpec['kind'], (told: Told) => Cells>> = {
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
  truckType: choiceCells,
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
    mode={placeModeOf((legMode ?? modeCodes[0]) as ModeCode)}
    onChange={(code) => onChange(code as never)}
  />
)
const CarrierCell: Cell = ({ onChange, ...control }) => (
  <CarrierSelect {...control} onChange={(code) => onChange(code as never)} />
)

function useColumnParts(): (spec: FieldSpec) => Cells {
  const scene = useFormScene()
  const choicesOf = useChoices(scene)
  const containers = useContainerOptions()
  const { tree } = useCategories()
  const { hsCodes } = useReferenceLookups()
  const codesOf = useCodeLists(lineCodeClasses)
  const findHsCode = async (keyword: string) =>
    (await hsCodes(keyword.trim())).items.map(({ code, label }) => ({
      value: digitsOf(code),
      label: code,
      subLabel: label,
    }))
  const optionsOf = (spec: FieldSpec) =>
    spec.kind === 'containerType' ? containers : spec.codeClass ? codesOf(spec.codeClass) : choicesOf(spec)
  return (spec) => {
    const limits = limitsOf(spec)
    if (spec.kind === 'hsCode') return { kind: 'inputOptions', options: findHsCode, read: digitsOf }
    if (spec.kind === 'category') {
      const widget: Cell = ({ onChange, ...control }) => (
        <Cascader {...control} onChange={(id) => onChange(id as never)} tree={tree} />
      )
      return { widget, read: () => undefined }
    }
    const cells = cellsOf[spec.kind]
    return cells
      ? cells({ options: optionsOf(spec), limits, spec })
      : limits.maxLength
        ? { maxLength: limits.maxLength }
        : {}
  }
}

/** The lists of the code library that the lines of a form choose from. */
const lineCodeClasses = codeClassesIn(Object.values(formLists).map(({ fields }) => fields))

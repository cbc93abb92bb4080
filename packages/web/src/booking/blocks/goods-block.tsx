import {
  type GoodsLine,
  goodsFields,
  type PieceLine,
  pieceFields,
} from '@landbridge/contract/booking/fields/goods-lines'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import styles from '../booking-form.module.css'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { inScreenOrder } from '../fields/field-looks.ts'
import { ListReason } from '../fields/form-parts.tsx'
import { blankPiece, needsPieces } from '../state/form-content.ts'
import { useMarks } from '../state/form-marks.tsx'
import { useFormScene } from '../state/form-scene.ts'
import { useChargedWords } from './charged-load.ts'
import { type ColumnLooks, useLineColumns } from './line-columns.tsx'

type GoodsName = keyof typeof goodsFields
const isLater = (name: GoodsName) => 'isLater' in goodsFields[name]
const goodsNames = (Object.keys(goodsFields) as GoodsName[]).filter((name) => goodsFields[name].kind !== 'hidden')
const tableNames = goodsNames.filter((name) => !isLater(name))
/** Columns where each line also names its container. */
const placedNames = [...tableNames, 'containerNo'] as const
const laterNames = inScreenOrder(goodsNames.filter(isLater), 'goods')

export function GoodsBlock() {
  const { form, containerNos } = useFormScene()
  const columns = useLineColumns<GoodsLine>('goods', containerNos ? placedNames : tableNames, useFigures(containerNos))
  return (
    <>
      <div className={styles.goods}>
        <LinesEditor form={form} name="goods" columns={columns} blank={(): GoodsLine => ({})} />
      </div>
      <ListReason list="goods" />
      <SplitByContainers />
      <GoodsDetails />
    </>
  )
}

/** Splits unassigned goods over all containers in proportion to their figures. */
function SplitByContainers() {
  const text = useText()
  const { form, containerNos = [], splitLine } = useFormScene()
  const goods = useWatch({ control: form.control, name: 'goods' }) ?? []
  const isOpen = goods.some((line) => !line.containerNo && line.goodsName)
  if (!splitLine || containerNos.length < 2 || !isOpen) return null
  const split = () =>
    form.setValue(
      'goods',
      (form.getValues('goods') ?? []).flatMap((line) => (line.containerNo ? [line] : splitLine(line))),
      { shouldDirty: true, shouldTouch: true },
    )
  return (
    <div className={styles.moreLine}>
      <Button look="ghost" low onClick={split}>
        {text('booking.split-by-containers')}
      </Button>
    </div>
  )
}

function useFigures(containerNos: readonly string[] | undefined): ColumnLooks<GoodsLine> {
  const format = useFormat()
  return useMemo(() => {
    const total = (figure: keyof ReturnType<typeof goodsTotals>) => (lines: readonly GoodsLine[]) =>
      format.number(goodsTotals({ goods: [...lines] })[figure])
    return {
      packageType: { width: 116 },
      packages: { width: 84, total: total('packages') },
      grossWeightKg: { width: 104, total: total('grossWeightKg') },
      volumeM3: { width: 92, total: total('volumeM3') },
      ...(containerNos && {
        containerNo: {
          kind: 'select' as const,
          width: 140,
          options: containerNos.map((value) => ({ value, label: value })),
        },
      }),
    }
  }, [format, containerNos])
}

/** Fields of each line for the papers, for bookers who know them already. */
function GoodsDetails() {
  const text = useText()
  const { form, stage } = useFormScene()
  const goods = useWatch({ control: form.control, name: 'goods' }) ?? []
  const { target = '' } = useMarks()
  const [isOpen, setOpen] = useState(stage !== undefined)
  const [list, , called] = target.split('.')
  const isExpanded = isOpen || (list === 'goods' && laterNames.some((name) => name === called))
  return (
    <div className={styles.ruled}>
      <Button
        look="plain"
        low
        icon={isExpanded ? 'up' : 'down'}
        aria-expanded={isExpanded}
        onClick={() => setOpen(!isExpanded)}
        className={styles.opener ?? ''}
      >
        {text('booking.details-of-line')}
      </Button>
      {isExpanded &&
        goods.map((line, index) => (
          <LineDetails
            // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is its name
            key={index}
            lineIndex={index}
            title={line.goodsName || text('shared.line', { line: index + 1 })}
          />
        ))}
    </div>
  )
}

function LineDetails({ lineIndex, title }: { lineIndex: number; title: string }) {
  const { containerNos } = useFormScene()
  const names = containerNos ? laterNames.filter((name) => name !== 'containerNo') : laterNames
  return (
    <fieldset className="form" aria-label={title}>
      <div className={styles.blockHead}>
        <h3>{title}</h3>
      </div>
      {names.map((name) => (
        <CatalogueField key={name} path={`goods.${lineIndex}.${name}`} />
      ))}
    </fieldset>
  )
}

function Charged() {
  const words = useChargedWords(useFormScene())
  if (words.length === 0) return null
  return (
    <p className={styles.charged} role="status">
      {words.join(' · ')}
    </p>
  )
}

/** Widths that fit the headings. */
const pieceLooks = { pieceWeightKg: { width: 140 }, stackable: { width: 108 }, turnable: { width: 124 } } as const
const pieceNames = Object.keys(pieceFields) as (keyof typeof pieceFields)[]

export function PiecesBlock() {
  const { form, shownForm } = useFormScene()
  const columns = useLineColumns<PieceLine>('pieces', pieceNames, pieceLooks)
  const isNeeded = needsPieces(shownForm.name)
  // Another way of loading may need what the form did not ask for when it opened.
  useEffect(() => {
    if (isNeeded && !form.getValues('pieces')?.length) form.setValue('pieces', [blankPiece()])
  }, [isNeeded, form])
  return (
    <div className={styles.ruled}>
      <div className={styles.goods}>
        <LinesEditor form={form} name="pieces" columns={columns} blank={blankPiece} min={isNeeded ? 1 : 0} />
      </div>
      <ListReason list="pieces" />
      <Charged />
    </div>
  )
}

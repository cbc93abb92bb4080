import { pieceAsk } from '@landbridge/contract/pricing/load-ask'
import { mostPieceLines, piecesIn, piecesWritten, type WrittenPiece } from '@landbridge/contract/pricing/pieces-written'
import { useId, useState } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { NumberInput } from '../../platform/form/number-input.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { IconButton } from '../../platform/ui/parts.tsx'
import { Fault } from '../price/labelled.tsx'
import styles from './by-load.module.css'

type Line = { key: number } & Record<keyof WrittenPiece, string>

const columns = [
  ['pieceQty', 'pricing.piece-qty'],
  ['lengthCm', 'pricing.piece-length'],
  ['widthCm', 'pricing.piece-width'],
  ['heightCm', 'pricing.piece-height'],
  ['pieceWeightKg', 'pricing.piece-kg'],
] as const satisfies readonly (readonly [keyof WrittenPiece, TextKey])[]

const blank = { pieceQty: '', lengthCm: '', widthCm: '', heightCm: '', pieceWeightKg: '' }

/** Editable lines, at least one. */
const linesOf = (pieces: string): Line[] => {
  const known = piecesIn(pieces).map((piece) => ({ ...blank, ...piece, pieceQty: String(piece.pieceQty) }) as Line)
  return (known.length > 0 ? known : [blank]).map((line, key) => ({ ...line, key }))
}

const isPieceFigure = (name: keyof WrittenPiece, typed: string): boolean =>
  pieceAsk.shape[name].safeParse(typed).success

const isRefused = (line: Line): boolean =>
  columns.some(([name]) => line[name] !== '' && !isPieceFigure(name, line[name]))

const wholeIn = (lines: readonly Line[]): WrittenPiece[] =>
  lines.flatMap((line) => {
    const { key: _, pieceQty, pieceWeightKg, ...measures } = line
    const isWhole = pieceQty !== '' && Object.values(measures).every((typed) => typed !== '')
    return isWhole && !isRefused(line)
      ? [{ pieceQty: Number(pieceQty), ...measures, pieceWeightKg: pieceWeightKg || undefined }]
      : []
  })

type LinesProps = {
  /** In the format of the address. */
  pieces: string
  onChange: (pieces: string) => void
}

export function PieceLines({ pieces, onChange }: LinesProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState(() => ({ lines: linesOf(pieces), written: pieces }))
  // Pieces that came from elsewhere, from an earlier search say, take the place of what was typed.
  const { lines } = typed.written === pieces ? typed : { lines: linesOf(pieces) }
  const changeLines = (next: Line[]) => {
    const written = piecesWritten(wholeIn(next))
    setTyped({ lines: next, written })
    if (written !== pieces) onChange(written)
  }
  const change = (key: number, name: keyof WrittenPiece, value: string) =>
    changeLines(lines.map((line) => (line.key === key ? { ...line, [name]: value } : line)))
  const add = () => changeLines([...lines, { ...blank, key: Math.max(0, ...lines.map((line) => line.key)) + 1 }])
  return (
    <fieldset className={styles.pieces} aria-label={text('pricing.pieces')}>
      <div className={styles.pieceHead} aria-hidden="true">
        {columns.map(([name, word]) => (
          <span key={name}>{text(word)}</span>
        ))}
      </div>
      {lines.map((line, index) => (
        <div key={line.key} className={styles.piece}>
          {columns.map(([name, word]) => (
            <NumberInput
              {...alone}
              key={name}
              id={`${id}-${line.key}-${name}`}
              low
              invalid={line[name] !== '' && !isPieceFigure(name, line[name])}
              integer={name === 'pieceQty'}
              label={lines.length > 1 ? `${text(word)} ${index + 1}` : text(word)}
              value={line[name]}
              onChange={(entered) => change(line.key, name, String(entered ?? ''))}
            />
          ))}
          <IconButton
            name="close"
            label={text('pricing.piece-remove')}
            disabled={lines.length === 1}
            onClick={() => changeLines(lines.filter(({ key }) => key !== line.key))}
          />
        </div>
      ))}
      <Fault word={lines.some(isRefused) ? 'pricing.piece-not-read' : undefined} />
      {lines.length < mostPieceLines && (
        <button type="button" className={`link small ${styles.addPiece}`} onClick={add}>
          {text('pricing.piece-add')}
        </button>
      )}
    </fieldset>
  )
}

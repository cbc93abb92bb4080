import {
  ambiguousFigure,
  ambiguousReadings,
  isListedFigure,
  readFigure,
  writtenFigure,
} from '@landbridge/contract/shared/figure'
import { isFigure } from '@landbridge/contract/shared/money'
import { useId, useRef, useState } from 'react'
import { useFormat } from '../format.ts'
import { useLanguage, useText } from '../text.tsx'
import { selectAll } from '../ui/select-all.ts'
import type { TextProps } from './text-inputs.tsx'

type NumberProps = Omit<TextProps, 'value' | 'onChange'> & {
  value: string | number | null | undefined
  onChange: (value: string | number | undefined) => void
  integer?: boolean | undefined
  /** Without a frame, for search bars. */
  bare?: boolean
}

/**
 * A figure, plain while typed and grouped when left; an ambiguous one is asked about, and unreadable text stays for
 * correction.
 */
export function NumberInput({ value, onChange, onBlur, unit, integer, low, bare, label, ...rest }: NumberProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const listedId = useId()
  const { written, question, typed, shownFigure, take, enter, type, leave } = useTypedFigure({
    value,
    onChange,
    integer,
  })
  const isListed = isListedFigure(written)
  return (
    <div className="figure">
      <span className={bare ? 'input-bare' : low ? 'input low num' : 'input num'}>
        <input
          ref={input}
          id={rest.id}
          inputMode={integer ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={label}
          placeholder={rest.placeholder}
          value={
            typed ?? (question.length > 0 ? question : [written.replace(/\.0+$/, '')]).map(shownFigure).join(' / ')
          }
          onFocus={(event) => {
            enter()
            selectAll(event.currentTarget)
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            leave()
            onBlur()
          }}
          aria-invalid={rest.invalid || isListed || undefined}
          aria-describedby={isListed ? listedId : rest.describedBy}
          aria-required={rest.need || undefined}
          disabled={rest.disabled}
        />
        {unit && <span className="unit">{unit}</span>}
      </span>
      {isListed && (
        <span className="input-note" role="status" id={listedId}>
          {text('shared.figure-listed')}
        </span>
      )}
      {question.length > 0 && (
        <Question
          figures={question}
          formatFigure={shownFigure}
          onAnswer={(figure) => {
            take(figure)
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function useTypedFigure({ value, onChange, integer = false }: Pick<NumberProps, 'value' | 'onChange' | 'integer'>) {
  const format = useFormat()
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const written = value === null || value === undefined ? '' : String(value)
  const question = ambiguousReadings(written)
  const changeFigure = (figure: string) => onChange(integer && /^\d{1,15}$/.test(figure) ? Number(figure) : figure)
  return {
    written,
    question,
    typed,
    take: changeFigure,
    shownFigure: (figure: string) => format.number(figure, figure.split('.')[1]?.length) || figure,
    enter: () => question.length > 0 || setTyped(isFigure(written) ? writtenFigure(written, language) : written),
    type: (words: string) => {
      setTyped(words)
      const reading = readFigure(words, language, { whole: integer })
      if (words.trim() === '') onChange(undefined)
      else if ('figure' in reading) changeFigure(reading.figure)
      else onChange('mayMean' in reading ? ambiguousFigure(reading.mayMean) : words)
    },
    leave: () => setTyped(undefined),
  }
}

type QuestionProps = {
  figures: readonly string[]
  formatFigure: (figure: string) => string
  onAnswer: (figure: string) => void
}

/** Asks which figure an ambiguous text means. */
function Question({ figures, formatFigure, onAnswer }: QuestionProps) {
  const text = useText()
  return (
    <span className="input-note" role="status">
      {text('shared.did-you-mean')}
      {figures.map((figure) => (
        <button key={figure} type="button" className="link strong nowrap" onClick={() => onAnswer(figure)}>
          {formatFigure(figure)}
        </button>
      ))}
    </span>
  )
}

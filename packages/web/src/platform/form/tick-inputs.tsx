import { Radios, Tick } from '../ui/ticks.tsx'
import { type Control, labelIdOf } from './field-frame.tsx'

type RadioProps = Control<string | null | undefined> & { choices: readonly { value: string; label: string }[] }

export const RadioGroup = ({ id, label, ...rest }: RadioProps & { label?: string }) => (
  <Radios {...rest} {...(label === undefined ? { labelledBy: labelIdOf(id) } : { label })} />
)

type CheckBoxProps = Control<boolean | null | undefined> & { label?: string; words?: string }

export function CheckBox({ id, label, value, onChange, words, ...rest }: CheckBoxProps) {
  const wordsId = `${id}-words`
  const named = label === undefined ? { labelledBy: words ? `${labelIdOf(id)} ${wordsId}` : labelIdOf(id) } : { label }
  return (
    <span className="plain">
      <Tick id={id} {...named} isOn={!!value} onChange={onChange} {...rest}>
        {words && <span id={wordsId}>{words}</span>}
      </Tick>
    </span>
  )
}

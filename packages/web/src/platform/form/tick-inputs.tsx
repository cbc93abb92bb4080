import { Radios, Switch, Tick } from '../ui/ticks.tsx'
import { type Control, labelIdOf } from './field-frame.tsx'

type RadioProps = Control<string | null | undefined> & { choices: readonly { value: string; label: string }[] }

export const RadioGroup = ({ id, label, ...rest }: RadioProps & { label?: string }) => (
  <Radios {...rest} {...(label === undefined ? { labelledBy: labelIdOf(id) } : { label })} />
)

type YesOrNo = Control<boolean | string | null | undefined> & { label?: string }

/** A yes or no as the form keeps it: true or false in a form in our values, T or F where the form holds text. */
const yesOf = ({ value, onChange }: Pick<YesOrNo, 'value' | 'onChange'>) => {
  const isText = typeof value === 'string'
  return {
    isOn: isText ? value === 'T' : !!value,
    onChange: (isOn: boolean) => onChange(!isText ? isOn : isOn ? 'T' : 'F'),
  }
}

export function CheckBox({ id, label, value, onChange, words, ...rest }: YesOrNo & { words?: string }) {
  const wordsId = `${id}-words`
  const named = label === undefined ? { labelledBy: words ? `${labelIdOf(id)} ${wordsId}` : labelIdOf(id) } : { label }
  return (
    <span className="plain">
      <Tick id={id} {...named} {...yesOf({ value, onChange })} {...rest}>
        {words && <span id={wordsId}>{words}</span>}
      </Tick>
    </span>
  )
}

export const OnOff = ({ id, label, value, onChange, describedBy, disabled }: YesOrNo) => (
  <span className="plain">
    <Switch
      id={id}
      {...(label === undefined ? { labelledBy: labelIdOf(id) } : { label })}
      {...yesOf({ value, onChange })}
      describedBy={describedBy}
      disabled={disabled}
    />
  </span>
)

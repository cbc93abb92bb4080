import { useState } from 'react'
import { Button, IconButton } from '../../src/platform/ui/parts.tsx'
import { useWord } from '../words.ts'
import type { Shown } from './shown.ts'

type ButtonState = Pick<Parameters<typeof Button>[0], 'look' | 'danger' | 'busy' | 'disabled'> & { isRefused?: boolean }

/** A button, and how often it was pressed. */
function Pressed({ isRefused, ...state }: ButtonState) {
  const word = useWord()
  const [times, setTimes] = useState(0)
  return (
    <div className="gallery-named">
      <Button
        {...(state as object)}
        {...(isRefused && { reason: word('Fill in the remark first') })}
        onClick={() => setTimes(times + 1)}
      >
        {word('Save')}
      </Button>
      <output>{times}</output>
    </div>
  )
}

function PressedIcon({ disabled = false }: { disabled?: boolean }) {
  const word = useWord()
  return <IconButton name="date" label={word('Departure')} disabled={disabled} />
}

export const shown: Shown = {
  title: 'Buttons',
  states: {
    button: () => <Pressed />,
    'button, disabled': () => <Pressed disabled />,
    'button, refused': () => <Pressed isRefused />,
    'button, busy': () => <Pressed busy />,
    ghost: () => <Pressed look="ghost" />,
    'ghost, disabled': () => <Pressed look="ghost" disabled />,
    plain: () => <Pressed look="plain" />,
    'plain, disabled': () => <Pressed look="plain" disabled />,
    danger: () => <Pressed danger />,
    'danger, disabled': () => <Pressed danger disabled />,
    icon: () => <PressedIcon />,
    'icon, disabled': () => <PressedIcon disabled />,
  },
}

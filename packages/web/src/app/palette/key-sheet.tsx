import { keyTable, switchSingleKeys, useSingleKeys } from '../../platform/keys.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Switch } from '../../platform/ui/ticks.tsx'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function KeySheet({ onClose }: { onClose: () => void }) {
  const text = useText()
  const isOn = useSingleKeys()
  return (
    <Dialog title={text('shell.keys')} width={480} isChanged={false} onClose={onClose}>
      <div className="stack tight">
        <dl className="key-list">
          {keyTable.map((one) => (
            <div key={one.name}>
              <dt>
                {'hasControl' in one && (
                  <>
                    <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd>{' '}
                  </>
                )}
                <kbd>{one.key === 'escape' ? 'Esc' : one.key.toUpperCase()}</kbd>
              </dt>
              <dd>{text(`shell.key-${one.name}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="row between">
          <span id="single-keys">{text('shell.keys-single')}</span>
          <Switch id="single-keys-switch" labelledBy="single-keys" isOn={isOn} onChange={switchSingleKeys} />
        </div>
        <p className="small muted">{text('shell.keys-single-hint')}</p>
      </div>
    </Dialog>
  )
}

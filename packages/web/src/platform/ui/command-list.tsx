import { useFilter } from 'react-aria/useFilter'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useText } from '../text.tsx'
import { Dialog } from './dialog.tsx'

export type Command = { id: string; label: string; group?: string | undefined }

type CommandListProps = {
  title: string
  commands: readonly Command[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** What can be done or opened, found by typing: the first that fits is in reach, arrows move, Enter takes it, Escape leaves. */
export function CommandList({ title, commands, onChoose, onClose }: CommandListProps) {
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Dialog title={title} bare width={520} isChanged={false} onClose={onClose}>
      <div className="commands">
        <Autocomplete filter={contains}>
          <SearchField aria-label={title} autoFocus className="in">
            <Input placeholder={title} />
          </SearchField>
          <Menu
            aria-label={title}
            className="menu"
            items={commands}
            onAction={(id) => onChoose(String(id))}
            renderEmptyState={() => <p className="none">{text('shared.no-match')}</p>}
          >
            {({ id, label, group }) => (
              <MenuItem id={id} textValue={`${label} ${group ?? ''}`} className="pop-item">
                <span className="grow">{label}</span>
                {group && <small className="muted">{group}</small>}
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { CommandList } from '../../src/platform/ui/command-list.tsx'
import { Dialog, Drawer } from '../../src/platform/ui/dialog.tsx'
import { FileDrop } from '../../src/platform/ui/file-drop.tsx'
import { Menu } from '../../src/platform/ui/menu.tsx'
import { confirm, toast } from '../../src/platform/ui/messages.ts'
import { Button } from '../../src/platform/ui/parts.tsx'
import { Tabs } from '../../src/platform/ui/tabs.tsx'
import type { Shown } from './shown.ts'

const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of what the dialog says.`)

function OneDialog({ title, isLong = false, isOnce = false }: { title: string; isLong?: boolean; isOnce?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && (
        <Dialog
          title={title}
          onClose={isOnce ? undefined : close}
          full={isLong}
          actions={
            <>
              <Button look="ghost" onClick={() => toast('Kept')}>
                Say it
              </Button>
              <Button onClick={close}>Done</Button>
            </>
          }
        >
          <div className="stack tight labels-above">
            <div className="field">
              <label htmlFor="reason">Reason</label>
              <input id="reason" className="input" />
            </div>
            <Menu label="Why" items={deeds(() => {})} />
            {isLong && lines.map((line) => <p key={line}>{line}</p>)}
          </div>
        </Dialog>
      )}
    </>
  )
}

function TwoLayers() {
  const [open, setOpen] = useState<'drawer' | 'both'>()
  return (
    <>
      <Button onClick={() => setOpen('drawer')}>Open the user</Button>
      {open && (
        <Drawer title="The user" onClose={() => setOpen(undefined)}>
          <Button onClick={() => setOpen('both')}>Set a password</Button>
          {open === 'both' && (
            <Dialog title="The password" onClose={() => setOpen('drawer')}>
              <input className="input" aria-label="New password" />
            </Dialog>
          )}
        </Drawer>
      )}
    </>
  )
}

const deeds = (done: (what: string) => void) => [
  ...['Accept', 'Send back', 'Change', 'Archive'].map((label) => ({ label, onSelect: () => done(label) })),
  { label: 'Cancel the booking', reason: 'The train has left', onSelect: () => done('cancelled') },
  { label: 'Export', onSelect: () => done('Export') },
]

function Deeds({ opensDialog = false }: { opensDialog?: boolean }) {
  const [done, setDone] = useState('')
  return (
    <div className="row">
      <Menu label="More" items={deeds(setDone)} />
      <output>{JSON.stringify(done)}</output>
      {opensDialog && done && (
        <Dialog title={done} onClose={() => setDone('')}>
          Sure?
        </Dialog>
      )}
    </div>
  )
}

function Commands() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const commands = ['Bookings', 'Work orders', 'Tariffs', 'Carriers', '公告'].map((label) => ({
    id: label,
    label,
    ...(label === 'Carriers' && { group: 'System' }),
  }))
  const choose = (id: string) => {
    setChosen(id)
    setOpen(false)
  }
  return (
    <div className="row">
      <Button onClick={() => setOpen(true)}>Go to</Button>
      <output>{JSON.stringify(chosen)}</output>
      {isOpen && (
        <CommandList title="Go to a page" commands={commands} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function Choices() {
  const [role, setRole] = useState('Owner')
  const items = ['Owner', 'Finance', 'Member'].map((one) => ({
    label: one,
    checked: one === role,
    onSelect: () => setRole(one),
  }))
  return <Menu label={`Role: ${role}`} items={items} align="right" className="chip" />
}

function States() {
  const [state, setState] = useState('draft')
  const tabs = [
    { value: 'draft', label: 'Drafts', count: 3 },
    { value: 'submitted', label: 'Submitted', calls: 2 },
    { value: 'received', label: 'Accepted', count: 0 },
    { value: 'shipped', label: 'Shipped' },
  ]
  return (
    <div>
      <Tabs label="States" value={state} tabs={tabs} onChange={setState} />
      <output>{JSON.stringify(state)}</output>
    </div>
  )
}

/** What can be done once: the button stays, with the focus, and says why it cannot be done again. */
function Once() {
  const [isSent, setSent] = useState(false)
  return (
    <Button reason={isSent ? 'It is sent already' : undefined} onClick={() => setSent(true)}>
      Send
    </Button>
  )
}

function Files() {
  const [names, setNames] = useState<string[]>([])
  return (
    <div>
      <FileDrop multiple accept=".pdf,image/*" onFiles={(files) => setNames(files.map(({ name }) => name))} />
      <output>{JSON.stringify(names)}</output>
    </div>
  )
}

export const shown: Shown = {
  title: 'Dialogs, menus, tabs, messages',
  states: {
    dialog: () => <OneDialog title="Return the booking" />,
    'dialog, long': () => <OneDialog title="Read the terms" isLong />,
    'dialog, shown once': () => <OneDialog title="The key" isOnce />,
    'dialog over a drawer': TwoLayers,
    question: () => (
      <Button
        look="ghost"
        danger
        onClick={() =>
          void confirm('Discard this draft?\nIt cannot be undone.', { confirmLabel: 'Discard', danger: true })
        }
      >
        Discard
      </Button>
    ),
    menu: () => <Deeds />,
    'menu to a dialog': () => <Deeds opensDialog />,
    'menu of choices': Choices,
    'command list': Commands,
    tabs: States,
    'button, refused': () => (
      <div className="row">
        <Button reason="The booking is closed">Submit</Button>
        <Button look="ghost">Next</Button>
      </div>
    ),
    'button, refused once pressed': Once,
    messages: () => (
      <div className="row">
        <Button onClick={() => toast('The draft is saved', { kind: 'good', long: true })}>Good</Button>
        <Button onClick={() => toast('Two bookings cannot be sent together', { kind: 'wrong', long: true })}>
          Wrong
        </Button>
      </div>
    ),
    files: Files,
  },
}

import { endpoint } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { count, needed } from '@landbridge/contract/shared/wire-values'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { dialogGone } from '../testing/deed.tsx'
import { openPart } from '../testing/page.tsx'
import { answer, type Reply, servePortal } from '../testing/portal.ts'
import { CommandDialog } from './command-dialog.tsx'

const hold = endpoint({
  method: 'PUT',
  path: '/api/v1/held-thing',
  summary: 'Holds a thing for a reason.',
  by: ['staff'],
  input: z.object({
    id: z.string(),
    version: count(1),
    reason: needed('customer.reason-required').max(20),
    note: z.string().min(2).optional(),
  }),
  output: z.object({ heldNo: z.string() }),
})
const held = { heldNo: 'H-1' }
const seen = { id: 'one', version: 3 }

function Held({ blockedReason, reread }: { blockedReason?: string | undefined; reread?: boolean | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const [version, setVersion] = useState(3)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hold
      </button>
      {isOpen && (
        <CommandDialog
          command={{
            title: 'Hold the thing',
            hint: 'Its owner reads this',
            endpoint: hold,
            fields: [
              { name: 'reason', label: 'Reason', need: true, ...(blockedReason && { blockedReason }) },
              { render: () => <p>Between the two</p> },
              { name: 'note', label: 'Note', kind: 'textarea' },
            ],
            initialValues: { reason: '', note: '' },
            toInput: (typed) => ({ id: 'one', version, ...typed }),
            submitLabel: 'Hold it',
            successMessage: ({ heldNo }) => `Held as ${heldNo}`,
            ...(reread && { conflictOverride: { label: 'Hold it all the same', run: () => setVersion(4) } }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

async function openHold(replies: Reply<typeof hold>[], props: Parameters<typeof Held>[0] = {}) {
  const { sent } = servePortal(answer(hold, ...replies))
  await openPart(<Held {...props} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Hold' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Hold the thing' }))
  return { user, shown, sent: () => sent(hold) }
}

it('sends once though it is pressed twice, without blanks and empty fields, says that it is done and gives the focus back', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof held>()
  const { user, shown, sent } = await openHold([promise])
  expect(shown.getByText('Its owner reads this')).toBeTruthy()
  await user.type(shown.getByLabelText('Reason'), '  Not paid ')
  await user.type(shown.getByLabelText('Note'), '   ')
  const deed = shown.getByRole('button', { name: 'Hold it' })
  deed.click()
  deed.click()
  await user.click(deed)
  await waitFor(() => expect(sent()).toHaveLength(1))
  resolve(held)
  await dialogGone()
  expect(screen.getAllByText('Held as H-1')).toHaveLength(1)
  expect(sent()).toEqual([{ ...seen, reason: 'Not paid' }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hold' })))
})

it('does the deed by Enter in a field', async () => {
  const { user, shown, sent } = await openHold([held])
  await user.type(shown.getByLabelText('Reason'), 'Not paid{Enter}')
  await dialogGone()
  expect(sent()).toEqual([{ ...seen, reason: 'Not paid' }])
})

it('sends nothing that the call would refuse, and says at the field why', async () => {
  const { user, shown, sent } = await openHold([held])
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  const field = shown.getByLabelText('Reason').closest('.field') as HTMLElement
  expect((await within(field).findByRole('alert')).textContent).toBe('Enter a reason')
  expect(sent()).toEqual([])
})

it('shows at the field why it was refused, keeps what was typed, and goes through once that is mended', async () => {
  const refusal = new Problem('shared.invalid-input', { reason: 'shared.not-understood' })
  const { user, shown, sent } = await openHold([refusal, held])
  await user.type(shown.getByLabelText('Reason'), 'Not paid')
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  const field = shown.getByLabelText('Reason').closest('.field') as HTMLElement
  await within(field).findByRole('alert')
  expect(shown.getAllByRole('alert')).toHaveLength(1)
  expect(shown.getByLabelText<HTMLInputElement>('Reason').value).toBe('Not paid')
  await user.type(shown.getByLabelText('Reason'), ' yet')
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  await dialogGone()
  expect(sent().map(({ reason }) => reason)).toEqual(['Not paid', 'Not paid yet'])
})

it.each([
  ['names no field', new Problem('access.not-allowed'), /You do not have permission/],
  [
    'names a field that the dialog does not show',
    new Problem('shared.invalid-input', { elsewhere: 'shared.needed' }),
    /Fill this in$/,
  ],
])('shows above the buttons a refusal that %s, and keeps what was typed', async (_, refusal, sentence) => {
  const { user, shown } = await openHold([refusal])
  await user.type(shown.getByLabelText('Reason'), 'Not paid')
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  expect((await shown.findByRole('alert')).textContent).toMatch(sentence)
  expect(shown.getByLabelText<HTMLInputElement>('Reason').value).toBe('Not paid')
})

it('waits where told until the call would take the fields, and says so on its button', async () => {
  const { user, shown, sent } = await openHold([held], { blockedReason: 'A reason first' })
  const deed = shown.getByRole('button', { name: 'Hold it' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await user.type(shown.getByLabelText('Reason'), '  {Enter}')
  await user.click(deed)
  expect(sent()).toEqual([])
  await user.type(shown.getByLabelText('Reason'), 'Not paid')
  expect(deed.getAttribute('aria-disabled')).toBeNull()
  await user.click(deed)
  await dialogGone()
})

it('sends what is typed upon what others have changed meanwhile, once the reader says so', async () => {
  const { user, shown, sent } = await openHold([new Problem('customer.changed-meanwhile'), held], {
    reread: true,
  })
  await user.type(shown.getByLabelText('Reason'), 'Not paid')
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  await user.click(await shown.findByRole('button', { name: 'Hold it all the same' }))
  await waitFor(() => expect(shown.queryByRole('alert')).toBeNull())
  await user.click(shown.getByRole('button', { name: 'Hold it' }))
  await dialogGone()
  expect(sent().map(({ version, reason }) => [version, reason])).toEqual([
    [3, 'Not paid'],
    [4, 'Not paid'],
  ])
})

it('asks before it throws away what was typed, and closes by its way out at once', async () => {
  const { user, shown, sent } = await openHold([held])
  await user.type(shown.getByLabelText('Reason'), 'Not paid')
  await user.click(shown.getByRole('button', { name: 'Close' }))
  const question = within(await screen.findByRole('dialog', { name: /Close without saving/ }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  await dialogGone()
  expect(sent()).toEqual([])
})

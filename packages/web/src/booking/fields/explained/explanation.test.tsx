import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { languages } from '@landbridge/contract/shared/languages'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadTexts } from '../../../app/texts.ts'
import { answer } from '../../../testing/portal.ts'
import { bookingId, rail, serve } from '../../booking-fixtures.ts'
import { draft, leaveForm, openForm } from '../../opened-form-fixtures.ts'

afterEach(leaveForm)

const openDraft = async (changes: Partial<BookingDetail>) => {
  serve(answer(rail.show, { ...draft, ...changes }))
  await openForm({ draft: bookingId })
}

it('says under an Incoterm who does and pays what, and how the freight is paid then', async () => {
  await openDraft({ incoterm: 'FCA', incotermPlace: "Xi'an" })
  expect((await screen.findByText(/Seller clears the export and hands the cargo over/)).textContent).toMatch(
    /from there the buyer pays and bears the risk\. The buyer pays the freight of this booking: collect\.$/,
  )
  await leaveForm()
  await openDraft({ incoterm: 'CIP', incotermPlace: 'Hamburg' })
  expect(
    await screen.findByText(
      /insures the cargo against all risks\. The seller pays the freight of this booking: prepaid\./,
    ),
  ).toBeTruthy()
})

it('says under a consignment note where it holds', async () => {
  await openDraft({ consignmentNoteType: 'CIMSMGS' })
  expect(await screen.findByText(/^One note for the whole way/)).toBeTruthy()
})

it.each(languages)('explains every term and note in %s', async (language) => {
  const texts = (await loadTexts(language)) as Record<string, string>
  const codes = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']
  const notes = ['SMGS', 'CIM', 'CIMSMGS', 'ASNEEDED']
  const keys = [...codes.map((code) => `incoterm-${code}`), ...notes.map((code) => `note-${code}`)]
  expect(keys.filter((key) => !texts[`booking.explain-${key}`])).toEqual([])
})

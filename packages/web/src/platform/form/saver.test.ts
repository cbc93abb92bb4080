import { Problem } from '@landbridge/contract/shared/problem'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isConflict, makeSaver, type SaveRequest, type SaveStatus, type Version } from './saver.ts'

const restMs = 1_000
const lost = () => new Problem('shared.unavailable')

type Fate = 'arrives' | 'is lost' | 'loses its answer' | 'is refused' | 'comes from nobody'
type Booking = { version: number; words: string; submits: number }

/** A server with one table of drafts, which knows keys again, and a way to it on which letters and answers get lost. */
function aServer(wait: () => Promise<void> = async () => undefined) {
  const bookings = new Map<string, Booking>()
  const answered = new Map<string, Version>()
  const seen: SaveRequest<string>[] = []
  const stored: string[] = []
  const fates: Fate[] = []
  let open = 0
  let most = 0
  const take = ({ values, submit, kept }: SaveRequest<string>): Version => {
    const id = kept?.id ?? `booking ${bookings.size + 1}`
    const before = bookings.get(id) ?? { version: 0, words: '', submits: 0 }
    if (before.version !== (kept?.version ?? 0)) throw new Problem('booking.changed-meanwhile')
    stored.push(values)
    bookings.set(id, { version: before.version + 1, words: values, submits: before.submits + (submit ? 1 : 0) })
    return { id, version: before.version + 1 }
  }
  const send = async (letter: SaveRequest<string>): Promise<Version> => {
    const fate = fates.shift() ?? 'arrives'
    seen.push(letter)
    most = Math.max(most, ++open)
    try {
      await wait()
      if (fate === 'is lost') throw lost()
      if (fate === 'comes from nobody') throw new Problem('access.token-error')
      if (fate === 'is refused' && !answered.has(letter.key)) throw new Problem('shared.invalid-input')
      const answer = answered.get(letter.key) ?? take(letter)
      answered.set(letter.key, answer)
      await wait()
      if (fate === 'loses its answer') throw lost()
      return answer
    } finally {
      open -= 1
    }
  }
  const overtake = (words: string) => {
    for (const [id, one] of bookings) bookings.set(id, { ...one, version: one.version + 1, words })
  }
  return { send, bookings, seen, stored, fates, overtake, most: () => most }
}

function aForm(server: ReturnType<typeof aServer>) {
  const form = { words: '', standing: undefined as SaveStatus<string> | undefined }
  const saver = makeSaver<string, Version>({
    savedVersion: undefined,
    savedValues: '',
    unsavedValues: (written) => (form.words === written ? undefined : form.words),
    savesItself: true,
    currentValues: () => form.words,
    send: server.send,
    onStatus: (standing) => {
      form.standing = standing
    },
    restMs,
  })
  const type = (words: string) => {
    form.words = words
    saver.changed()
  }
  return { form, saver, type }
}

describe('a draft that saves itself and is submitted', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is saved when the typing rests, and not before', async () => {
    const server = aServer()
    const { type } = aForm(server)
    type('tea')
    await vi.advanceTimersByTimeAsync(restMs - 1)
    type('tea pots')
    await vi.advanceTimersByTimeAsync(restMs - 1)
    expect(server.seen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.seen.map(({ values }) => values)).toEqual(['tea pots'])
  })

  it('is not saved while nothing differs from what the server has', async () => {
    const server = aServer()
    const { type } = aForm(server)
    type('')
    await vi.advanceTimersByTimeAsync(10 * restMs)
    expect(server.seen).toHaveLength(0)
  })

  it('is submitted instead of saved when the submit comes first', async () => {
    const server = aServer()
    const { type, saver } = aForm(server)
    type('tea')
    await saver.submit()
    await vi.advanceTimersByTimeAsync(10 * restMs)
    expect(server.seen.map(({ submit }) => submit)).toEqual([true])
  })

  it('is submitted upon the version of the save that is on its way', async () => {
    let arrive: () => void = () => undefined
    const server = aServer(() => new Promise((resolve) => (arrive = resolve)))
    const { type, saver } = aForm(server)
    type('tea')
    await vi.advanceTimersByTimeAsync(restMs)
    const submitted = saver.submit()
    const twice = saver.submit()
    for (let step = 0; step < 4; step++) {
      arrive()
      await vi.advanceTimersByTimeAsync(restMs)
    }
    expect(await submitted).toEqual({ id: 'booking 1', version: 2 })
    expect(await twice).toBe(await submitted)
    expect(server.seen.map(({ submit, kept }) => [submit, kept?.version])).toEqual([
      [false, undefined],
      [true, 1],
    ])
    expect(server.most()).toBe(1)
  })

  it('is sent again as it was, under the same key, when the answer was lost', async () => {
    const server = aServer()
    server.fates.push('loses its answer')
    const { type, saver } = aForm(server)
    type('tea')
    await vi.advanceTimersByTimeAsync(restMs)
    type('tea pots')
    await saver.submit()
    const [first, second, third] = server.seen
    expect(second).toEqual(first)
    expect(third).toMatchObject({ values: 'tea pots', submit: true, kept: { id: 'booking 1', version: 1 } })
    expect(server.bookings.size).toBe(1)
  })

  it('submits once when the answer to the submit was lost', async () => {
    const server = aServer()
    server.fates.push('loses its answer')
    const { type, saver, form } = aForm(server)
    type('tea')
    await expect(saver.submit()).rejects.toThrow()
    expect(form.standing?.unanswered).toMatchObject({ submit: true })
    await vi.advanceTimersByTimeAsync(100 * restMs)
    expect(server.seen).toHaveLength(1)
    await saver.submit()
    expect([...server.bookings.values()]).toEqual([{ version: 1, words: 'tea', submits: 1 }])
  })

  it('is tried again by itself while there is no connection, less and less often', async () => {
    const server = aServer()
    server.fates.push('is lost', 'is lost', 'is lost')
    const { type } = aForm(server)
    type('tea')
    await vi.advanceTimersByTimeAsync(restMs * (1 + 2 + 4 + 8))
    expect(server.seen).toHaveLength(4)
    expect([...server.bookings.values()].map(({ words }) => words)).toEqual(['tea'])
  })

  it('waits, once overtaken, until it is known what holds', async () => {
    const server = aServer()
    const { type, saver, form } = aForm(server)
    type('tea')
    await saver.save()
    server.overtake('coffee')
    type('tea pots')
    await saver.save()
    expect(form.standing).toMatchObject({ state: 'failed', isConflict: true })
    type('tea pots, blue')
    await vi.advanceTimersByTimeAsync(10 * restMs)
    expect(server.bookings.get('booking 1')?.words).toBe('coffee')
    saver.resumeFrom({ id: 'booking 1', version: 2 }, 'coffee')
    await vi.advanceTimersByTimeAsync(restMs)
    expect(server.bookings.get('booking 1')?.words).toBe('tea pots, blue')
  })
})

type Deed = 'type' | 'rest' | 'submit' | 'leave' | 'overtake' | 'settle'
type Form = ReturnType<typeof aForm>

/** Learns what the server has now, and goes on from there with what is typed. */
function settleConflict({ saver }: Form, { bookings }: ReturnType<typeof aServer>): void {
  for (const [id, { version, words }] of bookings) saver.resumeFrom({ id, version }, words)
}

it('loses nothing that was typed and makes no second draft, whatever comes in between', async () => {
  const deed = fc.constantFrom<Deed>('type', 'type', 'rest', 'rest', 'submit', 'leave', 'overtake', 'settle')
  const fate = fc.constantFrom<Fate>(
    'arrives',
    'arrives',
    'is lost',
    'loses its answer',
    'is refused',
    'comes from nobody',
  )
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(deed, { maxLength: 14 }), fc.array(fate), async (s, deeds, fates) => {
      const server = aServer(() => s.schedule(Promise.resolve()))
      server.fates.push(...fates)
      const one = aForm(server)
      const { saver, form } = one
      let typed = 0
      let submitting: Promise<unknown> | undefined
      let isSubmitted = false
      const submit = (): Promise<unknown> =>
        (submitting ??= saver
          .submit()
          .then(() => {
            isSubmitted = true
          })
          .catch(() => undefined)
          .finally(() => {
            submitting = undefined
          }))
      const dos: Record<Deed, () => void> = {
        // The form is locked while it is submitted, and gone once it was.
        type: () => {
          if (submitting || isSubmitted) return
          form.words = `words ${++typed}`
          saver.changed()
        },
        rest: () => void saver.save(),
        submit: () => void (isSubmitted || submit()),
        leave: () => {
          saver.stop()
          void saver.save()
        },
        overtake: () => server.overtake('of others'),
        settle: () => void (form.standing?.isConflict && settleConflict(one, server)),
      }
      const steps = deeds.map((name) => ({ label: name, builder: async () => dos[name]() }))
      s.scheduleSequence(steps)
      await s.waitAll()
      // Whatever went wrong, the connection comes back, conflicts are settled, and the reader saves.
      server.fates.length = 0
      const finish = async () => {
        await submitting
        if (form.standing?.isConflict) settleConflict(one, server)
        if (isSubmitted || (await saver.save())) return true
        if (form.standing?.unanswered?.submit) await submit()
        return false
      }
      const finished = (async () => {
        for (let again = 0; again < 5; again++) if (await finish()) return
        throw new Error('it never came to rest')
      })()
      await s.waitFor(finished)
      saver.stop()
      expect(server.most()).toBeLessThanOrEqual(1)
      expect(server.bookings.size).toBe(form.words === '' && !isSubmitted ? 0 : 1)
      const [booking] = server.bookings.values()
      // What was kept may be changed by others who have seen it.
      if (form.words !== '') expect(server.stored).toContain(form.words)
      const keys = new Set(server.seen.filter(({ submit: sent }) => sent).map(({ key }) => key))
      expect(booking?.submits ?? 0).toBeLessThanOrEqual(keys.size)
    }),
    { numRuns: 1_000 },
  )
})

it('knows a conflict in every area by its name', () => {
  expect(isConflict(new Problem('booking.changed-meanwhile'))).toBe(true)
  expect(isConflict(new Problem('site.text-changed-meanwhile'))).toBe(true)
  expect(isConflict(new Problem('shared.invalid-input'))).toBe(false)
})

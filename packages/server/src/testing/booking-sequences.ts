import fc from 'fast-check'

type Answer = { status: number; body: { code?: string; data?: Record<string, unknown> } }

export type PortalUnderTrial = {
  call(
    who: 'customer' | 'staff',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    fields: object,
  ): Promise<Answer>
  /** The steps that no person takes; a portal that is reached from outside has none. */
  system?: ((step: 'ship' | 'complete', id: string) => Promise<void>) | undefined
  form: Record<string, unknown>
}

/** The expected booking: kept apart from the program, and simple enough to be seen to be right. */
type BookingModel = {
  id: string
  state: string
  before?: string
  version: number
  open?: 'offer' | 'cancellation' | 'amendment'
  /** The open amendment was asked for under way, and so changes nothing but people. */
  isOfPeople?: boolean
}

/** An action's states of departure, the request that must be open, and its outcome: a state, or a request. */
type Step = {
  from: string[]
  needs?: 'nothing' | 'offer' | 'theirs' | 'grantable'
  to?: string
  asks?: BookingModel['open']
  clears?: boolean
}

const waitingStates = ['submitted', 'returned']
const acceptedStates = ['received', 'stopped']
const steps = {
  save: [{ from: ['draft'] }, { from: waitingStates, to: 'submitted', clears: true }],
  submit: [{ from: ['draft', ...waitingStates], to: 'submitted', clears: true }],
  discard: [{ from: ['draft'], to: 'gone' }],
  cancel: [
    { from: waitingStates, to: 'cancelled', clears: true },
    { from: acceptedStates, needs: 'nothing', asks: 'cancellation' },
  ],
  amend: [{ from: [...acceptedStates, 'shipped'], needs: 'nothing', asks: 'amendment' }],
  'accept-offer': [{ from: ['submitted'], needs: 'offer', clears: true }],
  'decline-offer': [{ from: ['submitted'], needs: 'offer', clears: true }],
  'withdraw-offer': [{ from: ['submitted'], needs: 'offer', clears: true }],
  withdraw: [{ from: [...acceptedStates, 'shipped'], needs: 'theirs', clears: true }],
  receive: [{ from: ['submitted'], to: 'received', clears: true }],
  return: [{ from: ['submitted'], to: 'returned', clears: true }],
  refuse: [{ from: waitingStates, to: 'refused', clears: true }],
  offer: [{ from: ['submitted'], needs: 'nothing', asks: 'offer' }],
  stop: [{ from: ['received', 'shipped'], to: 'stopped' }],
  resume: [{ from: ['stopped'], to: 'before' }],
  'staff-cancel': [{ from: acceptedStates, to: 'cancelled', clears: true }],
  grant: [{ from: [...acceptedStates, 'shipped'], needs: 'grantable', to: 'granted', clears: true }],
  deny: [{ from: [...acceptedStates, 'shipped'], needs: 'theirs', clears: true }],
  ship: [{ from: ['received'], to: 'shipped' }],
  complete: [{ from: ['shipped'], to: 'completed' }],
} satisfies Record<string, Step[]>
type Action = keyof typeof steps
const actions = Object.keys(steps) as Action[]

function expectedModel(model: BookingModel, action: Action): BookingModel | undefined {
  const step = (steps[action] as Step[]).find((one) => one.from.includes(model.state) && isNeedMet(one.needs, model))
  if (!step) return undefined
  const { open: request, before, isOfPeople, ...rest } = model
  const open = step.clears ? undefined : (step.asks ?? request)
  const state = stateAfter(step, model)
  const stoppedFrom = model.state === 'stopped' ? before : model.state
  const people = step.asks === 'amendment' ? hasLeft(model) : isOfPeople
  return {
    ...rest,
    state,
    ...(open && { open, isOfPeople: people }),
    ...(state === 'stopped' && stoppedFrom && { before: stoppedFrom }),
  }
}

const hasLeft = ({ state, before }: BookingModel) =>
  state === 'shipped' || (state === 'stopped' && before === 'shipped')

function isNeedMet(needed: Step['needs'], model: BookingModel): boolean {
  const { open } = model
  if (needed === 'nothing') return open === undefined
  if (needed === 'offer') return open === 'offer'
  // Cargo on its way is cancelled no more, and of its booking only people and words are amended.
  if (needed === 'grantable' && hasLeft(model)) return open === 'amendment' && model.isOfPeople === true
  return needed === undefined || open === 'cancellation' || open === 'amendment'
}

function stateAfter({ to = '' }: Step, { state, before = '', open }: BookingModel): string {
  if (to === 'before') return before
  if (to === 'granted') return open === 'cancellation' ? 'cancelled' : state
  return to === '' ? state : to
}

const deskPath = (name: string) => `/api/v1/admin/booking-${name}`
const peopleAt = (version: number) => [
  { PartyType: 'SHP', PartyName: "Xi'an Haode Appliance", CountryCd: 'CN' },
  { PartyType: 'CNE', PartyName: `Haus & Garten ${version} GmbH`, CountryCd: 'DE' },
]
const until = '2099-01-01 00:00:00'

type PortalCall = Parameters<PortalUnderTrial['call']>

function callOf(
  action: Exclude<Action, 'ship' | 'complete'>,
  model: BookingModel,
  requestId: string,
  form: PortalUnderTrial['form'],
) {
  const seen = { keyId: model.id, version: model.version }
  const answer = (word: string) => ({ ...seen, RequestId: requestId, Answer: word })
  const staff = (name: string, fields: object): PortalCall => ['staff', 'PUT', deskPath(name), { ...seen, ...fields }]
  const customer = (method: 'POST' | 'PUT' | 'DELETE', path: string, fields: object): PortalCall => [
    'customer',
    method,
    `/api/v1/${path}`,
    fields,
  ]
  const calls: Record<typeof action, PortalCall> = {
    save: customer('PUT', 'railorderonline', { ...seen, Remark: 'x', submit: 'F' }),
    submit: customer('PUT', 'railorderonline', { ...form, ...seen, submit: 'T' }),
    discard: customer('DELETE', 'order-draft', seen),
    cancel: customer('PUT', 'order-cancel', { ...seen, ReasonCode: 'PLAN' }),
    amend: customer('POST', 'order-amend', {
      ...seen,
      Changes: hasLeft(model)
        ? { Parties: peopleAt(model.version) }
        : { Boxes: [{ SizeType: '40HQ', BoxQty: 1, BoxOwner: 'C' }] },
    }),
    'accept-offer': customer('PUT', 'order-answer', answer('accept')),
    'decline-offer': customer('PUT', 'order-answer', answer('decline')),
    withdraw: customer('PUT', 'order-answer', answer('withdraw')),
    receive: staff('receive', {}),
    return: staff('return', { ReturnedFields: [{ Path: 'Remark', Note: 'Say more' }] }),
    refuse: staff('refuse', { ReasonCode: 'SPACE', Note: 'Full' }),
    offer: staff('offer', {
      OfferLines: [{ CostCd: 'RAILF', Currcd: 'USD', UnitCd: 'BOX', Quantity: '1', Rate: '5000' }],
      Until: until,
    }),
    'withdraw-offer': staff('withdraw-offer', { RequestId: requestId }),
    stop: staff('stop', { ReasonCode: 'CUSTOMS' }),
    resume: staff('resume', {}),
    'staff-cancel': staff('cancel', { ReasonCode: 'CARRIER' }),
    grant: staff('amend', answer('accept')),
    deny: staff('amend', answer('decline')),
  }
  return calls[action]
}

/** Plays random commands of everybody on bookings against the model; returns their number. */
export async function playBookingSequences(
  portal: PortalUnderTrial,
  { runs, seed }: { runs: number; seed: number },
): Promise<{ commands: number; accepted: number }> {
  const counted = { commands: 0, accepted: 0 }
  const command = fc.record({
    action: fc.constantFrom(...actions, 'submit' as const, 'receive' as const),
    isStale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  })
  const sequence = fc.array(command, { minLength: 8, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const created = await portal.call('customer', 'POST', '/api/v1/railorderonline', { ...portal.form, submit: 'F' })
      let model: BookingModel = { id: String(created.body.data?.keyId), state: 'draft', version: 1 }
      for (const { action, isStale } of commands) {
        if (model.state === 'gone') break
        model = await playOne(portal, model, { action, isStale, counted })
      }
      await leaveTidy(portal, model)
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
  return counted
}

type PlayedTurn = { action: Action; isStale: boolean; counted: { commands: number; accepted: number } }

async function playOne(
  portal: PortalUnderTrial,
  model: BookingModel,
  { action, isStale, counted }: PlayedTurn,
): Promise<BookingModel> {
  const next = expectedModel(model, action)
  if (action === 'ship' || action === 'complete') return playSystem(portal, model, { action, next })
  const requestId = (await openRequestOf(portal, model)) ?? model.id
  const version = isStale ? model.version + 1 : model.version
  const answer = await portal.call(...callOf(action, { ...model, version }, requestId, portal.form))
  counted.commands++
  const isRefused = answer.status !== 200
  // The trains may be full by now: that is told, and changes nothing.
  const isFull = ['pricing.space-short', 'pricing.departure-closed'].includes(answer.body.code ?? '')
  const isTooLate = action === 'grant' && hasLeft(model) && answer.body.code === 'shared.invalid-input'
  const isRight = isStale || !next ? [404, 409].includes(answer.status) || isTooLate : !isRefused || isFull
  if (!isRight) throw new Error(`${action} in ${model.state}: ${describe(answer)}`)
  if (isRefused || !next) return checkAnswer(portal, model, action)
  counted.accepted++
  return checkAnswer(portal, { ...next, version: model.version + 1 }, action)
}

async function playSystem(
  portal: PortalUnderTrial,
  model: BookingModel,
  { action, next }: { action: 'ship' | 'complete'; next: BookingModel | undefined },
): Promise<BookingModel> {
  // What happens while a booking is on hold waits for its end.
  if (!portal.system || model.state === 'stopped') return model
  await portal.system(action, model.id)
  return checkAnswer(portal, next ? { ...next, version: model.version + 1 } : model, action)
}

const describe = ({ status, body }: Answer) => `${status} ${JSON.stringify(body).slice(0, 400)}`

async function openRequestOf(portal: PortalUnderTrial, { id, open }: BookingModel): Promise<string | undefined> {
  if (!open) return undefined
  const shown = await portal.call('customer', 'GET', '/api/v1/railorderonline-detail', { keyId: id })
  const requests = (shown.body.data?.Requests ?? []) as { keyId: string; RequestState: string }[]
  return requests.find((request) => request.RequestState === 'open')?.keyId
}

/** The booking is as the model has it, or the trial has found a breach. */
async function checkAnswer(portal: PortalUnderTrial, model: BookingModel, action: Action): Promise<BookingModel> {
  if (model.state === 'gone') return model
  const { body } = await portal.call('customer', 'GET', '/api/v1/railorderonline-detail', { keyId: model.id })
  const { state, version, OpenRequest } = body.data ?? {}
  const summary = [state, version, OpenRequest ?? undefined].join(' ')
  const should = [model.state, model.version, model.open].join(' ')
  if (summary !== should) throw new Error(`After ${action} the booking is "${summary}" and should be "${should}".`)
  return model
}

/** Space on a train is given back, so that the next booking finds it. */
async function leaveTidy(portal: PortalUnderTrial, model: BookingModel): Promise<void> {
  if (!['received', 'stopped'].includes(model.state)) return
  await portal.call(...callOf('staff-cancel', model, model.id, portal.form))
}

import { z } from 'zod'
import { formSchema } from '../../booking/fields/form-fields.ts'
import { formNames } from '../../booking/fields/form-names.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { trimmedText } from '../../shared/fields/trimmed-values.ts'
import { wire } from '../../shared/wire.ts'
import { actionView, count, day, flag, instant } from '../../shared/wire-values.ts'
import { shippingInstructionStates } from '../../workorder/job-lifecycle.ts'
import { instructionContent, instructionContentView } from './instruction-content.ts'
import { instructionDeeds } from './instruction-lifecycle.ts'

const contentWire = wire(instructionContent, { unknownNames: 'ignore', empty: 'absent' })

const instructionPath = z.codec(trimmedText(100), z.string(), {
  decode: (sent) => contentWire.pathInside(sent),
  encode: (path) => contentWire.pathOnWire(path),
})

const returnedField = z.object({ field: instructionPath, reason: trimmedText(300).min(1, 'shared.needed') })
export type ReturnedField = z.infer<typeof returnedField>

const findingView = z.object({
  path: instructionPath,
  reason: z.string(),
  values: z.record(z.string(), z.string()).optional(),
})

const instructionView = z.object({
  jobNo: z.string(),
  state: z.enum(shippingInstructionStates),
  stateLabel: z.string(),
  version: z.int(),
  serviceModeId: z.string(),
  loadType: z.string(),
  siCutoff: instant.optional(),
  originZone: z.string().optional(),
  /** The day on which its cargo ships, on the clock of its place. */
  shipsOn: day.optional(),
  sentLate: z.boolean(),
  content: instructionContentView,
  /** The needs of the instruction hang on it. */
  bookingForm: formSchema(formNames),
  lacking: z.array(z.object({ path: instructionPath, reason: z.string() })),
  findings: z.array(findingView.extend({ level: z.enum(['warn', 'block']) })),
  returned: z.array(returnedField),
  returnedNote: z.string().optional(),
  sentAt: instant.optional(),
  sentBy: z.string().optional(),
  finalAt: instant.optional(),
  originCountry: z.string().optional(),
  destinationCountry: z.string().optional(),
  actions: z.array(actionView(instructionDeeds)),
})
export type InstructionView = z.infer<typeof instructionView>

/** A field that instruction and job state differently; staff entered the job's side, and it stands. */
const difference = z.object({ path: instructionPath, ofInstruction: z.string(), ofJob: z.string() })
export type InstructionDifference = z.infer<typeof difference>

const instructionDeskView = instructionView.extend({
  id: z.uuid(),
  customerShortName: z.string(),
  differences: z.array(difference),
})
export type InstructionDeskView = z.infer<typeof instructionDeskView>

const jobNo = trimmedText(20).min(1)
const writtenInstruction = { version: count(1), content: instructionContent, submit: flag.default(false) }

export const instructionEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/shipping-instruction',
    scope: 'read',
    by: ['customer'],
    summary: 'The shipping instruction of a work order: filled in from its booking until somebody has written in it.',
    input: z.object({ jobNo }),
    output: instructionView,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/shipping-instruction',
    scope: 'book',
    by: ['customer'],
    roles: ['owner', 'member'],
    summary: 'Keeps a shipping instruction as far as it is, or sends it once nothing is missing and its sums agree.',
    input: z.object({ jobNo, ...writtenInstruction }),
    output: instructionView,
  }),
}

const instructionCommand = <Shape extends z.ZodRawShape>(name: string, summary: string, more: Shape) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/shipping-instruction-${name}`,
    by: ['staff'],
    permission: 'workorder.edit',
    summary,
    input: z.object({ id: z.uuid(), version: count(1), ...more }),
    output: instructionDeskView,
  })

export const instructionDeskEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/shipping-instruction',
    by: ['staff'],
    permission: 'workorder.view',
    summary: 'The shipping instruction of a work order, with what it says otherwise than the work order itself.',
    input: z.object({ id: z.uuid() }),
    output: instructionDeskView,
  }),
  save: instructionCommand('save', 'Fills a shipping instruction in for its customer, or sends it.', {
    content: instructionContent,
    submit: flag.default(false),
  }),
  return: instructionCommand(
    'return',
    'Sends a shipping instruction back with a reason for each field; a final one is opened again.',
    {
      returned: z.array(returnedField).min(1, 'shared.needed').max(60),
      returnedNote: trimmedText(1000).nullish(),
    },
  ),
  final: instructionCommand('final', 'Makes a shipping instruction final: what it says goes onto the work order.', {}),
}

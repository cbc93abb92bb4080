import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { milestoneEvents } from '../shared/milestones.ts'
import { modeCodes } from '../shared/modes.ts'
import { commaList, flag, instant, needed } from '../shared/wire-values.ts'
import { classifiers, milestoneLine, positionSources, trackSources } from './milestone.ts'
import { enteredPartNo } from './part-no.ts'
import { latitudeSent, longitudeSent } from './tracking-values.ts'

/** Corrected entries stay, with the reason. */
const milestoneEntry = z.object({
  id: z.uuid(),
  classifier: z.enum(classifiers),
  containerNo: z.string().optional(),
  at: instant,
  placeCode: z.string(),
  source: z.enum(trackSources),
  enteredBy: z.string().optional(),
  enteredAt: instant,
  correctedAt: instant.optional(),
  correctedBy: z.string().optional(),
  reason: z.string().optional(),
  doubtReason: z.string().optional(),
})
export type MilestoneEntry = z.infer<typeof milestoneEntry>

const deskPosition = z.object({
  id: z.uuid(),
  containerNo: z.string(),
  placeCode: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  locatedAt: instant,
  source: z.enum(trackSources),
  enteredBy: z.string().optional(),
})
export type DeskPosition = z.infer<typeof deskPosition>

const milestoneSheet = z.object({
  id: z.uuid(),
  jobNo: z.string(),
  bookingMode: z.enum(modeCodes),
  state: z.string(),
  stateLabel: z.string(),
  originName: z.string(),
  destinationName: z.string(),
  containers: z.array(z.object({ containerNo: z.string(), containerType: z.string().optional() })),
  lines: z.array(milestoneLine.extend({ entries: z.array(milestoneEntry) })),
  positions: z.array(deskPosition),
})
export type MilestoneSheet = z.infer<typeof milestoneSheet>

const reason = needed('tracking.reason-needed').max(200)

/** A time to be recorded: for a milestone of the chain by its step, beside the chain by event and place. */
const milestoneForm = z.object({
  id: z.uuid(),
  containerNos: commaList(enteredPartNo.max(20)).nullish(),
  step: z.string().max(60).nullish(),
  event: z.enum(milestoneEvents).nullish(),
  placeCode: z.string().max(10).nullish(),
  classifier: z.enum(['EST', 'ACT']),
  at: instant,
  /** Keep it though it does not look right, which needs a reason. */
  keepWarnings: flag.default(false),
  reason: z.string().max(200).nullish(),
})
export type MilestoneForm = z.infer<typeof milestoneForm>

const milestoneCorrection = z.object({
  id: z.uuid(),
  at: instant.nullish(),
  placeCode: z.string().max(10).nullish(),
  /** It never happened: the entry is taken back, and stays in the history. */
  takenBack: flag.default(false),
  reason,
  keepWarnings: flag.default(false),
})
export type MilestoneCorrection = z.infer<typeof milestoneCorrection>

const positionForm = z.object({
  id: z.uuid(),
  containerNo: enteredPartNo.max(20),
  /** A place of the list, whose name and coordinates stand for the box; without one both are given in words and figures. */
  placeCode: z.string().max(10).nullish(),
  latitude: latitudeSent.nullish(),
  longitude: longitudeSent.nullish(),
  address: z.string().max(200).nullish(),
  locatedAt: instant,
  source: z.enum(positionSources),
  /** Keep it though it looks wrong. */
  keepWarnings: flag.optional(),
})
export type PositionForm = z.infer<typeof positionForm>

const deskCall = { by: ['staff'], permission: 'tracking.edit' } as const

export const trackingDeskEndpoints = {
  list: endpoint({
    ...deskCall,
    method: 'POST',
    path: '/api/v1/admin/milestone-list',
    summary: 'The milestones and positions of a work order, with every entry and correction.',
    permission: 'tracking.view',
    reads: true,
    input: z.object({ id: z.uuid() }),
    output: milestoneSheet,
  }),
  save: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/milestone-save',
    summary:
      'Records an estimated or actual time; the departure ships the booking, the arrival ends the main carriage.',
    input: milestoneForm,
    output: milestoneSheet,
  }),
  correct: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/milestone-correct',
    summary: 'Corrects an entered time or takes it back; what stood before is kept with the reason.',
    input: milestoneCorrection,
    output: milestoneSheet,
  }),
  savePosition: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/position-save',
    summary: 'Records where a box was seen: at a place of the list, or by coordinates and words.',
    input: positionForm,
    output: milestoneSheet,
  }),
  removePosition: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/position-remove',
    summary: 'Takes away a position that was entered by mistake.',
    input: z.object({ id: z.uuid(), reason }),
    output: milestoneSheet,
  }),
  importPositions: endpoint({
    ...deskCall,
    method: 'POST',
    path: '/api/v1/admin/position-import',
    summary: 'Records the positions of a CSV file, all of them or, when a row is wrong, none.',
    input: z.object({ id: z.uuid(), csv: z.string().max(100_000), keepWarnings: flag.optional() }),
    output: z.object({ imported: z.int(), sheet: milestoneSheet }),
  }),
}

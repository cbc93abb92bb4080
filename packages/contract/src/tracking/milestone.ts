import { z } from 'zod'
import { milestoneEvents } from '../shared/milestones.ts'
import { flag, instant } from '../shared/wire-values.ts'

export const classifiers = ['PLN', 'EST', 'ACT'] as const
export type Classifier = (typeof classifiers)[number]

export const trackSources = ['plan', 'staff', 'import', 'train', 'vessel', 'flight', 'terminal', 'truck'] as const
export type TrackSource = (typeof trackSources)[number]

/** Sources that a person may name for a position, by hand or in a file. */
export const positionSources = ['train', 'vessel', 'flight', 'terminal', 'truck'] as const

/** Punctuality by whole days between the promised arrival and the present one. */
export const punctualities = ['early', 'onTime', 'late', 'unknown'] as const
export type Punctuality = (typeof punctualities)[number]

export const milestoneLine = z.object({
  /** Names the milestone within its job: the event and where in the chain it stands. */
  step: z.string(),
  event: z.enum(milestoneEvents),
  eventLabel: z.string(),
  placeCode: z.string(),
  placeName: z.string(),
  placeZone: z.string(),
  containerEmpty: flag.optional(),
  plannedAt: instant.optional(),
  estimatedAt: instant.optional(),
  actualAt: instant.optional(),
  /** Of a departure or arrival that nobody reported: by when it had happened, as something behind it says. */
  impliedAt: instant.optional(),
  /** Minutes between the plan and what is known now; negative when earlier. */
  differenceMin: z.int().optional(),
})
export type MilestoneLine = z.infer<typeof milestoneLine>

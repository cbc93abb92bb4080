import { z } from 'zod'
import { milestoneEvents } from '../shared/milestones.ts'
import { flag, instant } from '../shared/wire-values.ts'

/** Whether a time is what was meant, what is expected now, or what happened. */
export const classifiers = ['PLN', 'EST', 'ACT'] as const
export type Classifier = (typeof classifiers)[number]

/** Where a milestone or a position is known from. */
export const trackSources = ['plan', 'staff', 'import', 'train', 'vessel', 'flight', 'terminal', 'truck'] as const
export type TrackSource = (typeof trackSources)[number]

/** What is said about a position by hand or in a file. */
export const positionSources = ['train', 'vessel', 'flight', 'terminal', 'truck'] as const

/** Whether cargo is as promised: by whole days between the promised arrival and the present one. */
export const punctualities = ['early', 'onTime', 'late', 'unknown'] as const
export type Punctuality = (typeof punctualities)[number]

/** One milestone of a chain, with every time that is known of it. */
export const milestoneLine = z.object({
  /** Names the milestone within its job: the event and where in the chain it stands. */
  step: z.string(),
  event: z.enum(milestoneEvents),
  eventLabel: z.string(),
  placeCode: z.string(),
  placeName: z.string(),
  placeTz: z.string(),
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

import { z } from 'zod'
import { changeShape, fieldsThat, shownShape } from '../shared/fields/typed-fields.ts'
import { flag, instant } from '../shared/wire-values.ts'
import { boxClock } from './box-clock.ts'
import { headFields } from './fields/head-fields.ts'
import { partFields } from './fields/part-fields.ts'
import { ownPartView } from './modes/own-fields.ts'
import { partKinds } from './part-kinds.ts'

/** A part of a job as staff enter it: a missing field stays as it is, an empty one is cleared. */
export const containerForm = z.object(changeShape(partFields))
export type ContainerForm = z.infer<typeof containerForm>

/** A part of a job as its reader sees it: a container unless it says another kind. `warnings` are texts of doubts that were kept. */
export const containerView = z.object({
  id: z.uuid(),
  partKind: z.enum(partKinds).optional(),
  ...shownShape(fieldsThat(partFields, { shownIn: 'facts' })),
  ...ownPartView,
  lastEventCode: z.string().optional(),
  lastPlaceName: z.string().optional(),
  trackLabel: z.string().optional(),
  locatedAt: instant.optional(),
  /** The file that proves its delivery, when and to whom it was delivered. */
  proofFid: z.uuid().optional(),
  deliveredAt: instant.optional(),
  receivedBy: z.string().optional(),
  /** Numbers of the boxes that its cargo was in before, each until when. */
  formerNos: z.array(z.object({ no: z.string(), until: instant })).optional(),
  /** Its clocks of free time, in the order of its way; absent while none has begun. */
  clocks: z.array(boxClock).optional(),
  warnings: z.array(z.string()),
})
export type ContainerView = z.infer<typeof containerView>

export const containerDeskView = containerView.extend(shownShape(fieldsThat(partFields, { shownIn: 'desk' })))
export type ContainerDeskView = z.infer<typeof containerDeskView>

/** The head of a work order as staff enter it: a missing field stays as it is, an empty one is cleared. */
export const jobHeadForm = z.object({
  ...changeShape(headFields),
  /** The change of its booking was passed on to whom it concerns. */
  changeTold: flag.optional(),
  /** That cargo left without release was settled. */
  leftSettled: flag.optional(),
})
export type JobHeadForm = z.infer<typeof jobHeadForm>

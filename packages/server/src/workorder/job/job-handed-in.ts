import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import type { JobAction, JobState } from '@landbridge/contract/workorder/job-lifecycle'
import { text as en } from '@landbridge/contract/workorder/text/mail/en'
import { text as ru } from '@landbridge/contract/workorder/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/mail/zh-tw'
import { tellingAboutBooking } from '../../booking/index.ts'
import type { Telling } from '../../communication/index.ts'
import type { MenuCounter, ToDos } from '../../platform/handed-in.ts'
import type { HeardEvent } from '../../platform/jobs.ts'
import { jobsWaitingForDesk, jobTodos } from './waiting-job-queries.ts'

type JobEventName = `workorder.${JobAction | JobState}`

const mailTexts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const
const jobFacts = ({ jobNo }: HeardEvent) => ({ job: String(jobNo ?? '') })

export const jobTellings: readonly Telling[] = [
  tellingAboutBooking<'arrived', JobEventName>({
    event: 'arrived',
    kind: 'workorder.arrived',
    mailTexts,
    facts: jobFacts,
  }),
  tellingAboutBooking<'completionIssued', JobEventName>({
    event: 'completionIssued',
    kind: 'workorder.issue',
    mailTexts,
    facts: jobFacts,
  }),
]

export const jobToDos = { entry: 'jobs', answeredBy: jobEndpoints.confirm, list: jobTodos } as const satisfies ToDos

export const jobMenuCounters = [
  { entry: 'deskJobs', permission: 'workorder.view', count: jobsWaitingForDesk },
] as const satisfies readonly MenuCounter[]

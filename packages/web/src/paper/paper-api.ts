import { filingRuleDeskEndpoints as filingRules } from '@landbridge/contract/paper/filing/filing-rule-endpoints'
import { manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import {
  paperDeskEndpoints as desk,
  type JobPaperRequest,
  paperEndpoints,
} from '@landbridge/contract/paper/paper-endpoints'
import { call } from '../platform/api.ts'
import { download } from '../platform/files.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const useAnswerDraft = () => useCommand(paperEndpoints.answerDraft)

/** A paper of a job as a PDF file, in the reader's language. */
export const fetchJobPaper = (paper: JobPaperRequest, isDesk = false) => {
  const { path, wire } = isDesk ? desk.paper : paperEndpoints.paper
  return download(path, wire.input.encode(paper) as Record<string, unknown>, { method: 'GET' })
}

export const useManifest = (departureId: string) => useCall(manifestEndpoints.show, { departureId })

export const fetchManifest = (departureId: string) => {
  const { path, wire } = manifestEndpoints.sheet
  return download(path, wire.input.encode({ departureId }) as Record<string, unknown>, { method: 'GET' })
}

type FilingRulesInput = Parameters<(typeof filingRules.list)['wire']['input']['encode']>[0]
export const useFilingRules = (input: FilingRulesInput) => useListCall(filingRules.list, input)
export const readFilingRule = (id: string) => call(filingRules.show, { id })
export const useSaveFilingRule = () => useCommand(filingRules.save)

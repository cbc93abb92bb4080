import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { languages } from '../shared/languages.ts'
import { nothing } from '../shared/wire-values.ts'
import {
  siteContent,
  siteTextCommand,
  siteTextDetail,
  siteTextKeys,
  siteTextRestore,
  siteTextSave,
  siteTextState,
} from './site-content.ts'

export const siteContentEndpoints = {
  content: endpoint({
    method: 'GET',
    path: '/api/v1/site-content',
    summary: 'Answers the published words of a page, in the named language or else the caller’s.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    cacheSeconds: 30,
    input: z.object({ key: z.enum(siteTextKeys), language: z.enum(languages).optional() }),
    output: siteContent,
  }),
}

const deskCall = { by: ['staff'], permission: 'site.edit' } as const

export const siteContentDeskEndpoints = {
  texts: endpoint({
    ...deskCall,
    method: 'GET',
    path: '/api/v1/admin/site-content-list',
    summary: 'Lists the pages whose words staff keep, and how far each is in each language.',
    input: nothing,
    output: z.object({
      items: z.array(z.object({ key: z.enum(siteTextKeys), texts: z.array(siteTextState) })),
    }),
  }),
  text: endpoint({
    ...deskCall,
    method: 'GET',
    path: '/api/v1/admin/site-content-detail',
    summary: 'Shows the newest words of a page in every language, with what was before.',
    input: z.object({ key: z.enum(siteTextKeys) }),
    output: z.object({ key: z.enum(siteTextKeys), texts: z.array(siteTextDetail) }),
  }),
  save: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/site-content-save',
    summary: 'Keeps a draft of a page in one language; what everybody reads stays as it is.',
    input: siteTextSave,
    output: siteTextDetail,
  }),
  publish: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/site-content-publish',
    summary: 'Shows the draft of a page in one language to everybody.',
    input: siteTextCommand,
    output: siteTextDetail,
  }),
  restore: endpoint({
    ...deskCall,
    method: 'PUT',
    path: '/api/v1/admin/site-content-restore',
    summary: 'Takes the words of an older version as the new draft.',
    input: siteTextRestore,
    output: siteTextDetail,
  }),
}

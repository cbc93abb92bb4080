import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'

const ownAvatarCall = { by: ['customer', 'staff'], company: 'optional' } as const

export const avatarEndpoints = {
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/avatar',
    summary:
      'Takes a picture of the caller as multipart/form-data, field file; only the query is signed. It is cut to a square.',
    ...ownAvatarCall,
    idempotent: false,
    input: nothing,
    output: z.object({ avatar: z.uuid() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/avatar',
    summary: 'Forgets the picture of the caller.',
    ...ownAvatarCall,
    input: nothing,
    output: nothing,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/avatar',
    summary: 'The picture of the caller.',
    ...ownAvatarCall,
    input: nothing,
    output: z.unknown(),
  }),
}

import { Problem } from '@landbridge/contract/shared/problem'

/** True where the reader lacks the permission, so that a retry is useless. */
export const isForbidden = (error: unknown) => error instanceof Problem && error.code === 'access.not-allowed'

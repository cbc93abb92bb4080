import { Problem } from '@landbridge/contract/shared/problem'

/** The reader may not see this; asking once more changes nothing. */
export const isForbidden = (error: unknown) => error instanceof Problem && error.code === 'access.not-allowed'

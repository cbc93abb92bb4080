import type { Follower } from '../platform/call.ts'
import { grantFollowers } from './desk/amendment-grant-commands.ts'
import { lifeFollowers } from './life/booking-system-commands.ts'

export const bookingFollowers: readonly Follower[] = [...lifeFollowers, ...grantFollowers]

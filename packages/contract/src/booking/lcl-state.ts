import { z } from 'zod'

/**
 * Where cargo stands that shares a container: lists are filtered by it. Such loads cannot be booked yet, so no cargo waits for a warehouse
 * or stands in one, and only the whole list can be asked for. Whoever opens them names the states here.
 */
export const lclState = z.enum(['all'], 'booking.lcl-not-open').default('all')

import type { PlainClient } from '../plain-client.ts'
import type { Recorder } from './recorder.ts'

/** Everybody who plays: the owner and the finance clerk of one company, the owner of another, staff, and nobody. */
export type People = Record<'guest' | 'chen' | 'guo' | 'jana' | 'ops' | 'sales' | 'admin', PlainClient>
export type Stage = {
  recorder: Recorder
  people: People
  /** Logs everybody in once more, after time has passed. */
  logIn(): Promise<void>
}

/** Ids of the tariffs and trains that the story makes, and of its bookings and jobs. */
export type Prices = Record<'duisburg' | 'hamburg' | 'train' | 'laterTrain' | 'smallTrain', string>
export type Bookings = Prices & Record<'first' | 'second' | 'third' | 'dangerous' | 'draft', string>
export type Jobs = {
  job: string
  jobNo: string
  bookingNo: string
  otherJob: string
  fullJob: string
  first: string
  second: string
}

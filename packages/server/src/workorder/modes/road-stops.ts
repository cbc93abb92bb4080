import type { StopLine } from '@landbridge/contract/booking/fields/stop-lines'

/** A stop of the way as its booking has it. */
export type RoadStop = Pick<
  StopLine,
  'cityCode' | 'cityName' | 'cityTyped' | 'stopCompany' | 'address' | 'stopDate' | 'timeFrom' | 'timeTo'
> & { stopType: 'L' | 'U'; stopSeq: number }

export type BookedBoxes = {
  containerType?: string | null | undefined
  containerOwner?: 'C' | 'S' | null | undefined
  containerQty?: number | null | undefined
}

export type BookingOfJobs = {
  id: string
  state: string
  loadType?: string | null | undefined
  boxes?: readonly BookedBoxes[] | null | undefined
  truckQty?: number | null | undefined
}

const milestones = [
  milestone('DEPA.origin', {
    Event: 'DEPA',
    EventLabel: 'Departed',
    PlaceName: "Xi'an",
    ActualAt: '2031-02-03 21:40:00',
  }),
  milestone('ARRI.destination', { Event: 'ARRI', EventLabel: 'Arrived', PlaceName: 'Hamburg' }),
]

const positions = [
  {
    Latitude: 44.2,
    Longitude: 80.42,
    Addr: 'Khorgos, China',
    LocationTime: '2031-02-08 09:00:00',
    Source: 'terminal',
  },
  {
    Latitude: 34.385,
    Longitude: 109.065,
    Addr: "Xi'an, China",
    LocationTime: '2031-02-03 21:40:00',
    Source: 'terminal',
  },
]

function milestone(step: string, more: Record<string, unknown>) {
  return {
    Step: step,
    PortCd: 'CNXIA',
    PlaceTz: 'Asia/Shanghai',
    PlannedAt: '2031-02-03 20:00:00',
    ...(more.ActualAt ? { DifferenceMin: 100 } : {}),
    ...more,
  }
}

/** A box on its way as the server tells of it, on the wire. */
export const trackingData = (changes: Record<string, unknown> = {}) => ({
  keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  BookingId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
  version: 3,
  JobNoIn: 'JR3102-7K3QX',
  BookingNo: 'R310115-7K3QX',
  BookingMode: 'R',
  PortlCd: 'CNXIA',
  Portl: "Xi'an",
  OriginTz: 'Asia/Shanghai',
  EntryPortCd: 'CNHRS',
  EntryPort: 'Khorgos',
  PortdCd: 'DEHAM',
  Portd: 'Hamburg',
  DestinationTz: 'Europe/Berlin',
  TrainNo: 'X8155',
  state: 'underway',
  StateText: 'In progress',
  ConNo: 'CSQU3054383',
  SizeType: '40HQ',
  Etsh: '2031-02-03 20:00:00',
  Atd: '2031-02-03 21:40:00',
  Etad: '2031-02-18 20:00:00',
  PromEta: '2031-02-17 20:00:00',
  Punctuality: 'late',
  DelayDays: 1,
  SilentHours: 30,
  Containers: [
    { ConNo: 'CSQU3054383', SizeType: '40HQ', JobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
    { ConNo: 'CBHU3202732', SizeType: '40HQ', JobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
  ],
  Milestones: milestones,
  Positions: positions,
  Travelled: [
    [34.385, 109.065],
    [44.2, 80.42],
  ],
  Ahead: [
    [44.2, 80.42],
    [53.55, 10],
  ],
  TravelledKm: 3060,
  AheadKm: 6637,
  BehindPercent: 32,
  Stops: [{ PortCd: 'DEHAM', label: 'Hamburg', Latitude: 53.55, Longitude: 10, Passed: false }],
  BorderWaiting: { PortCd: 'CNHRS', PlaceName: 'Khorgos', Since: '2031-02-08 09:00:00', Hours: 26 },
  ...changes,
})

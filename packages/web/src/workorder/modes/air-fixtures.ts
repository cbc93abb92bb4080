const flight = {
  CriCd: 'CA',
  FlightNo: 'CA1041',
  FlyDate: '2026-11-18',
  ...{ PortlCd: 'PVG', Portl: 'Shanghai Pudong', PortdCd: 'FRA', Portd: 'Frankfurt' },
  Etsh: '2026-11-18 20:00:00',
  Etad: '2026-11-19 10:00:00',
  Ctns: 12,
}
/** The members of a work order by air on the wire, besides those of every one. */
export const byAir = {
  JobNoIn: 'JA2611-7K3QX',
  SvTrafficId: 'A',
  ...{ PortlCd: 'PVG', Portl: 'Shanghai Pudong', PortdCd: 'FRA', Portd: 'Frankfurt' },
  TrainNo: 'CA1041',
  FlightNo: 'CA1041',
  FlyDate: '2026-11-18',
  Airways: 'Air China',
  CriCd: 'CA',
  Blno: 'HA2611-7K3QX',
  MBlno: '999-12345675',
  ChgWeight: '360.0',
  DeclaredQty: '290.0',
  Flights: [flight],
  ScreenState: 'SPX',
  AwbType: 'P',
  ...{ BoxText: '', Containers: [], RailBillType: undefined, GaugePlaces: undefined },
  ...{ Ctns: 12, Weight: '290.000', Meas: '1.200' },
}

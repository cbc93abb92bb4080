import { type NamedIn, type Origin, readTable } from './read-table.ts'

/** Empty boxes are taken and given back at these places, at an extra cost per box. */
export type EmptyBoxPlaceRow = { CityCd: string; ExtraCost: number }

/** A SAMPLE price by rail, station to station, per box. */
export type RailLaneRow = {
  Id: string
  Mode: 'R'
  PortlCd: string
  PortdCd: string
  Direction: 'E' | 'I' | 'NM'
  CrossTrade: boolean
  ViaPortCds: string[]
  EntryPortCd: string | null
  TransitDays: { Min: number; Max: number }
  TrainsPerWeek: number
  Weekdays: number[]
  SiCutoffH: number
  CargoCutoffH: number
  CustomsCutoffH: number
  DistanceKmApprox: number
  CurrCd: string
  /** By column: Coc20Gp, Soc40Hq … */
  Price: Record<string, number>
  /** Cargo in one box, by label. */
  WeightLimitKg: Record<string, number>
  FreeDays: number
  PickUpPlaces: EmptyBoxPlaceRow[]
  ReturnPlaces: EmptyBoxPlaceRow[]
  Included: string[]
  NotIncluded: string[]
  Lcl: { PerM3: number; KgPerM3: number; MinM3: number; WhoCd: string; WhoCutoffH: number } | null
  RangePct: [number, number]
  /** Boxes on one train, by label. */
  Space: Record<string, { Total: number; Surplus: number }>
}

/** A SAMPLE price by sea, port to port, per box: the ocean freight alone. Local charges stand in a list of their own, by country and end. */
export type SeaLaneRow = {
  Id: string
  Mode: 'S'
  PortlCd: string
  PortdCd: string
  Direction: 'E' | 'I' | 'NM'
  CrossTrade: boolean
  /** The line whose price it is, and all that serve the lane. */
  CriCd: string
  Carriers: string[]
  TransitDays: { Min: number; Max: number }
  Weekdays: number[]
  TransPortCds: string[]
  SiCutoffH: number
  VgmCutoffH: number
  CyCutoffH: number
  CusCutoffH: number
  CurrCd: string
  /** By size: 20GP, 40HQ … */
  Price: Record<string, number>
  FreeDays: number
  LocalCharges: { Origin: string[]; Dest: string[] }
  Lcl: {
    PerWm: number
    MinWm: number
    WhoCd: string | null
    CfsCutoffH: number
    LocalCharges: { Origin: string[]; Dest: string[] }
  } | null
}

/** A SAMPLE price by air, airport to airport, per kilogram by breaks; fuel and security per chargeable kilogram. */
export type AirLaneRow = {
  Id: string
  Mode: 'A'
  PortlCd: string
  PortdCd: string
  Direction: 'E' | 'I' | 'NM'
  CrossTrade: boolean
  /** The airline whose price it is. */
  CriCd: string
  TransitDays: { Min: number; Max: number }
  Weekdays: number[]
  ViaPortCds: string[]
  CargoCutoffH: number
  DocCutoffH: number
  CurrCd: string
  Rate: Record<'M' | 'N' | 'Q45' | 'Q100' | 'Q300' | 'Q500' | 'Q1000', number>
  /** Length, width and height. */
  MaxPieceCm: [number, number, number]
  MaxPieceKg: number
  WhoCd: string | null
  FuelSurchargePerKg: number
  SecuritySurchargePerKg: number
}

/** A SAMPLE price by road, city to city: by type of truck with its way over the border, and for a part load. */
export type TruckLaneRow = {
  Id: string
  Mode: 'T'
  CityLoadCd: string
  CityDestCd: string
  Direction: 'E' | 'I' | 'NM'
  CrossTrade: boolean
  BorderPortCd: string | null
  TransitDays: { Min: number; Max: number }
  CargoCutoffH: number
  DistanceKmApprox: number
  CurrCd: string
  PricePerTruck: Record<string, number>
  WayPerTruck: Record<string, 'THROUGH' | 'RELOAD' | 'SWAP' | 'DOM'>
  IncludedStops: { Load: number; Unload: number }
  FreeHours: { Load: number; Unload: number }
  Ltl: {
    PerKg: number
    KgPerM3: number
    KgPerLdm: number
    MinCharge: number
    TruckWay: 'THROUGH' | 'RELOAD' | 'SWAP' | 'DOM'
  }
}

/** A first (T) or last (H) leg by road between a station and a city. */
export type LegRow = {
  Id: string
  Leg: 'T' | 'H'
  PortCd: string
  CityCd: string
  CurrCd: string
  Price20: number
  Price40: number
  TransitDays: number
}
/** An additional charge; its rate by unit (class CHGUNIT). */
export type SurchargeRow = { CostCd: string; Modes: string[]; CurrCd: string; Rate: Record<string, number> }
/** Charges at one end of a lane, by country. */
export type LocalChargeRow = {
  CountryCd: string
  End: 'O' | 'D'
  CostCd: string
  CurrCd: string
  Rate: Record<string, number>
}
/** A warehouse that receives shared loads. */
export type WarehouseRow = NamedIn<'WhoName'> & {
  WhoCd: string
  CityCd: string
  CountryCd: string
  Lat: number
  Lon: number
  Modes: string[]
  Sort: number
  py: string
}

/** The SAMPLE tariff: invented at plausible levels, and every screen that shows it says so. */
export type PriceLanes = Origin & {
  sample: true
  notice: string
  validFrom: string
  validTo: string
  rail: RailLaneRow[]
  sea: SeaLaneRow[]
  air: AirLaneRow[]
  truck: TruckLaneRow[]
  legs: LegRow[]
  surcharges: SurchargeRow[]
  localCharges: LocalChargeRow[]
  warehouses: WarehouseRow[]
}

export const readPriceLanes = () => readTable<PriceLanes>('price-lanes')

import type { FormerKeys } from '../shown/former-column-keys.ts'

/** Former names of columns that only some modes have. */
export const formerOwnKeys: FormerKeys = {
  airline: 'Airways',
  flightDate: 'FlyDate',
  chargeableWeightKg: 'ChgWeight',
  masterBillNo: 'MBlno',
  houseBillNo: 'Blno',
  actualPieces: 'RealRcp',
  actualGrossWeightKg: 'RealGsWeight',
  airWaybillType: 'AwbType',
  warehouseName: 'WhoName',
  departureNo: 'TrainNo',
  carrierName: 'CriName',
  billRelease: 'ReleaseType',
  truckTypeDomestic: 'CatTypeIn',
  truckTypeForeign: 'CatTypeOut',
  loadingDate: 'LoadDate',
  truckPlate: 'TruckNo',
  driverName: 'Driver',
  driverPhone: 'DriverTel',
  trailerPlate: 'Trailer',
  entryPortName: 'BorderPort',
  loadingMetres: 'Ldm',
}

export const usualAirLoad = { grossWeightKg: '100', volumeM3: '0.6' } as const
export const usualPartLoad = { grossWeightKg: '1000', volumeM3: '3' } as const

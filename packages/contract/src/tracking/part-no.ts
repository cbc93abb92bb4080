import { z } from 'zod'
import { cleanPlate } from '../shared/plate.ts'

/** The number by which a part of a job is followed, whatever people print into it: a container's, a truck's plate, an air waybill's. */
export const cleanPartNo = cleanPlate

export const enteredPartNo = z.string().overwrite(cleanPartNo)

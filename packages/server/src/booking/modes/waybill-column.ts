/** The kind of air waybill that a form asks for, as a column of a list. */
export const waybillColumn = `b.form->>'airWaybillType' as air_waybill_type`

/** What a row of a list says of the air waybill that was asked for. */
export const waybillColumn = `b.form->>'airWaybillType' as air_waybill_type`

export const waybillColumn = `b.form->>'airWaybillType' as air_waybill_type`

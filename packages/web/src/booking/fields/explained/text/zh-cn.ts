/** Explanations of trade terms and consignment notes, in the language from which the others take their keys. */
export const text = {
  'booking.explain-incoterm-EXW': '买方在指定地点提货，自行办理出口报关，承担全程运费。',
  'booking.explain-incoterm-FCA': '卖方办理出口报关，在指定地点交货；此后的费用和风险由买方承担。',
  'booking.explain-incoterm-CPT': '卖方办理出口报关，支付至指定地点的运费；货交第一承运人后，风险由买方承担。',
  'booking.explain-incoterm-CIP': '同 CPT，另由卖方投保一切险。',
  'booking.explain-incoterm-DAP': '运至指定地点的费用和风险由卖方承担；买方卸货、办理进口清关并缴纳税费。',
  'booking.explain-incoterm-DPU': '货物在指定地点卸下之前的费用和风险由卖方承担；买方办理进口清关并缴纳税费。',
  'booking.explain-incoterm-DDP': '卖方承担运至指定地点的一切费用，含进口清关和税费；买方只负责卸货。',
  'booking.explain-incoterm-FAS': '卖方办理出口报关，将货物交到船边；此后由买方付费。仅用于海运。',
  'booking.explain-incoterm-FOB': '卖方办理出口报关并将货物装上船；此后由买方付费。仅用于海运，集装箱宜用 FCA。',
  'booking.explain-incoterm-CFR': '卖方支付至目的港的运费；货物装上船后，风险由买方承担。仅用于海运，集装箱宜用 CPT。',
  'booking.explain-incoterm-CIF': '同 CFR，另由卖方投保。仅用于海运，集装箱宜用 CIP。',
  'booking.explain-note-ASNEEDED': '由我们按线路选用合适的运单。',
  'booking.explain-note-SMGS': '适用于中国经哈萨克斯坦、俄罗斯、白俄罗斯的路段；到欧盟边境须换为 CIM 运单。',
  'booking.explain-note-CIM': '适用于欧洲铁路；欧盟边境至中国的路段不适用。',
  'booking.explain-note-CIMSMGS': '全程一张运单，在欧盟边境无须换单。',
  'booking.explain-payer-seller': '本票运费由卖方支付（预付）。',
  'booking.explain-payer-buyer': '本票运费由买方支付（到付）。',
} as const
export type ExplainedText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

import type { ExplainedText } from './zh-cn.ts'

export const text: ExplainedText = {
  'booking.explain-incoterm-EXW': '買方在指定地點提貨，自行辦理出口報關，負擔全程運費。',
  'booking.explain-incoterm-FCA': '賣方辦理出口報關，在指定地點交貨；其後的費用與風險由買方負擔。',
  'booking.explain-incoterm-CPT': '賣方辦理出口報關，支付至指定地點的運費；貨物交給第一運送人後，風險由買方負擔。',
  'booking.explain-incoterm-CIP': '同 CPT，另由賣方投保一切險。',
  'booking.explain-incoterm-DAP': '運至指定地點的費用與風險由賣方負擔；買方卸貨、辦理進口通關並繳納稅費。',
  'booking.explain-incoterm-DPU': '貨物在指定地點卸下之前的費用與風險由賣方負擔；買方辦理進口通關並繳納稅費。',
  'booking.explain-incoterm-DDP': '賣方負擔運至指定地點的一切費用，含進口通關與稅費；買方僅負責卸貨。',
  'booking.explain-incoterm-FAS': '賣方辦理出口報關，將貨物交至船邊；其後由買方付費。僅用於海運。',
  'booking.explain-incoterm-FOB': '賣方辦理出口報關並將貨物裝上船；其後由買方付費。僅用於海運，貨櫃宜用 FCA。',
  'booking.explain-incoterm-CFR': '賣方支付至目的港的運費；貨物裝上船後，風險由買方負擔。僅用於海運，貨櫃宜用 CPT。',
  'booking.explain-incoterm-CIF': '同 CFR，另由賣方投保。僅用於海運，貨櫃宜用 CIP。',
  'booking.explain-note-ASNEEDED': '由我們依路線選用合適的運單。',
  'booking.explain-note-SMGS': '適用於中國經哈薩克、俄羅斯、白俄羅斯的路段；到歐盟邊境須換為 CIM 運單。',
  'booking.explain-note-CIM': '適用於歐洲鐵路；歐盟邊境至中國的路段不適用。',
  'booking.explain-note-CIMSMGS': '全程一張運單，在歐盟邊境無須換單。',
  'booking.explain-payer-seller': '本票運費由賣方支付（預付）。',
  'booking.explain-payer-buyer': '本票運費由買方支付（到付）。',
}

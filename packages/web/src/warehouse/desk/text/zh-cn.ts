/** The words of consolidations, which the desk alone sees. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'workorder.receive': '登记入仓',
  'workorder.consolidation': '拼箱单',
  'workorder.consolidation-no': '拼箱单号',
  'workorder.consolidation-new': '新建拼箱单',
  'workorder.consolidation-edit': '修改拼箱单',
  'workorder.consolidation-keyword': '拼箱单号、箱号、工作单号、仓库',
  'workorder.consolidations-empty': '没有拼箱单',
  'workorder.consolidations-hint': '按线路新建，再放入拼箱货物',
  'workorder.box-open': '配货中',
  'workorder.box-closed': '已装箱',
  'workorder.box-cancelled': '已取消',
  'workorder.mode': '运输方式',
  'workorder.departure-chosen': '班次',
  'workorder.departure-no': '班次号',
  'workorder.closed-at': '装箱时间',
  'workorder.begun-at': '建单时间',
  'workorder.fill-volume': '体积',
  'workorder.fill-weight': '重量',
  'workorder.fill-volume-of': '{part} / {whole} m³',
  'workorder.fill-weight-of': '{part} / {whole} kg',
  'workorder.fill-volume-only': '{part} m³',
  'workorder.over-volume': '超出 {amount} m³',
  'workorder.over-weight': '超出 {amount} kg',
  'workorder.put-in': '放入',
  'workorder.put-all-received': '放入全部已入仓货物',
  'workorder.take-out': '移出',
  'workorder.jobs-inside': '箱内货物',
  'workorder.jobs-candidates': '可放入的货物',
  'workorder.jobs-none': '没有货物',
  'workorder.dangerous': '危险品',
  'workorder.close-box': '封箱：已装箱',
  'workorder.close-box-ask': '封箱 {no}？箱号 {container} 将写入其中每张工作单。',
  'workorder.reopen-box': '重新打开',
  'workorder.reopen-box-ask': '重新打开 {no}？箱号将从各工作单中移除。',
  'workorder.cancel-box': '取消拼箱单',
  'workorder.cancel-box-ask': '取消 {no}？其中的货物将等待其他箱。',
  'workorder.volume-of-pieces': '填写逐件尺寸后，体积由尺寸计算',
  'workorder.piece-qty': '件数',
  'workorder.piece-length': '长',
  'workorder.piece-width': '宽',
  'workorder.piece-height': '高',
  'workorder.piece-stackable': '可堆叠',
} as const

export type WarehouseDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

/** Desk words of consolidations, in the language from which the others take their keys. */
export const text = {
  'warehouse.receive': '登记入仓',
  'warehouse.consolidation': '拼箱单',
  'warehouse.consolidation-no': '拼箱单号',
  'warehouse.consolidation-new': '新建拼箱单',
  'warehouse.consolidation-edit': '修改拼箱单',
  'warehouse.consolidation-edit-short': '编辑',
  'warehouse.consolidation-keyword': '拼箱单号、箱号、工作单号、仓库',
  'warehouse.consolidations-empty': '没有拼箱单',
  'warehouse.consolidations-hint': '按线路新建，再放入拼箱货物',
  'warehouse.box-open': '配货中',
  'warehouse.box-closed': '已装箱',
  'warehouse.box-cancelled': '已取消',
  'warehouse.mode': '运输方式',
  'warehouse.departure-chosen': '班次',
  'warehouse.departure-no': '班次号',
  'warehouse.closed-at': '装箱时间',
  'warehouse.begun-at': '建单时间',
  'warehouse.fill-volume': '体积',
  'warehouse.fill-weight': '重量',
  'warehouse.fill-volume-of': '{part} / {whole} m³',
  'warehouse.fill-weight-of': '{part} / {whole} kg',
  'warehouse.fill-volume-only': '{part} m³',
  'warehouse.over-volume': '超出 {amount} m³',
  'warehouse.over-weight': '超出 {amount} kg',
  'warehouse.put-in': '放入',
  'warehouse.put-all-received': '放入全部已入仓货物',
  'warehouse.take-out': '移出',
  'warehouse.jobs-inside': '箱内货物',
  'warehouse.jobs-candidates': '可放入的货物',
  'warehouse.jobs-none': '没有货物',
  'warehouse.dangerous': '危险品',
  'warehouse.close-box': '封箱',
  'warehouse.close-box-ask': '封箱 {no}？箱号 {container} 将写入其中每张工作单。',
  'warehouse.reopen-box': '重开',
  'warehouse.reopen-box-ask': '重开 {no}？箱号将从各工作单中移除。',
  'warehouse.cancel-box': '取消拼箱单',
  'warehouse.cancel-box-ask': '取消 {no}？其中的货物将等待其他箱。',
  'warehouse.volume-of-pieces': '填写逐件尺寸后，体积由尺寸计算',
  'warehouse.piece-qty': '件数',
  'warehouse.piece-length': '长',
  'warehouse.piece-width': '宽',
  'warehouse.piece-height': '高',
  'warehouse.piece-stackable': '可堆叠',
} as const

export type WarehouseDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

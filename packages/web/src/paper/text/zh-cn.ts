import { text as failures } from '@landbridge/contract/paper/text/zh-cn'

/** The words of instruction, draft, papers and release. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'workorder.si-full': '补料（SI）',
  'workorder.si-title': '工作单 {job} 的补料（SI）',
  'workorder.si-vgm': 'VGM，公斤',
  'workorder.si-pieces': '件',
  'workorder.si-fill-in': '填写',
  'workorder.si-read': '查看',
  'workorder.si-save': '保存，稍后继续',
  'workorder.si-send': '提交补料',
  'workorder.si-send-ask': '提交工作单 {job} 的补料？提交后由我们核对，修改需退回。',
  'workorder.si-was-sent': '补料已提交',
  'workorder.si-returned-head': '请修改：',
  'workorder.issued': '签发',
  'workorder.held-for': '扣放：{reason}',
  'workorder.draft-to-check': '运单草稿待核对',
  'workorder.draft-to-check-hint': '请核对收发货人、货物、箱号和铅封。运单签发前修改免费，签发后修改收取费用。',
  'workorder.draft-confirm': '确认草稿',
  'workorder.draft-confirm-ask': '{job} 的草稿内容是否全部正确？运单将照此签发。',
  'workorder.draft-was-confirmed': '草稿已确认',
  'workorder.draft-change': '要求修改',
  'workorder.draft-change-title': '修改草稿',
  'workorder.draft-change-hint': '我们修改后会再次发给您核对。',
  'workorder.draft-change-words': '需要修改的内容',
  'workorder.draft-change-sent': '修改要求已发送',
  'workorder.truck': '车辆',
  'workorder.consignment': '货物',
  'workorder.si-part': '运输单元',
  'workorder.draft-cmr': '公路运单（CMR）草稿',
  'workorder.draft-cmr-to-check': '公路运单（CMR）草稿待确认',
  'workorder.draft-cmr-to-check-hint': '请核对每辆车的运单草稿，确认或提出修改。',
  'workorder.draft-cmr-confirm-ask': '确认工作单 {job} 的公路运单（CMR）草稿？',
  'workorder.draft-bill-to-check': '提单确认件待核对',
  'workorder.draft-bill-to-check-hint':
    '请核对收发货人、通知人、货物、箱号、铅封和放单方式。提单签发前修改免费，签发后修改收取费用。',
  'workorder.draft-bill-confirm-ask': '确认 {job} 的提单确认件无误？将按此签发提单。',
  'workorder.draft-waybill-to-check': '航空运单确认件待核对',
  'workorder.draft-waybill-to-check-hint': '请核对各方、品名、件数和重量；签发后更改须付费。',
  'workorder.draft-waybill-confirm-ask': '确认 {job} 的航空运单确认件无误？将按此签发运单。',
} as const
export type PaperText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

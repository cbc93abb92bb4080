import { text as failures } from '@landbridge/contract/paper/text/zh-cn'

/** The words of instruction, draft, papers and release. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'paper.si-full': '补料（SI）',
  'paper.si-booking-remark': '委托备注',
  'paper.si-full-SLI': '空运托书',
  'paper.si-full-LOADING': '装车资料',
  'paper.si-title': '工作单 {job} 的补料（SI）',
  'paper.si-title-SLI': '工作单 {job} 的空运托书',
  'paper.si-title-LOADING': '工作单 {job} 的装车资料',
  'paper.si-vgm': 'VGM（kg）',
  'paper.si-pieces': '件',
  'paper.si-fill-in': '填写',
  'paper.si-read': '查看',
  'paper.si-save': '保存，稍后继续',
  'paper.si-send': '提交补料',
  'paper.si-send-SLI': '提交托书',
  'paper.si-send-LOADING': '提交装车资料',
  'paper.si-send-ask': '提交工作单 {job} 的补料？提交后由我们核对，修改需退回。',
  'paper.si-send-ask-SLI': '提交工作单 {job} 的空运托书？提交后由我们核对，修改需退回。',
  'paper.si-send-ask-LOADING': '提交工作单 {job} 的装车资料？提交后由我们核对，修改需退回。',
  'paper.si-was-sent': '补料已提交',
  'paper.si-was-sent-SLI': '空运托书已提交',
  'paper.si-was-sent-LOADING': '装车资料已提交',
  'paper.si-returned-head': '请修改：',
  'paper.issued': '签发',
  'paper.held-for': '扣放：{reason}',
  'paper.draft-to-check': '运单草稿待核对',
  'paper.draft-to-check-hint': '请核对收发货人、货物、箱号和铅封。运单签发前修改免费，签发后修改收取费用。',
  'paper.draft-confirm': '确认草稿',
  'paper.draft-confirm-ask': '{job} 的草稿内容是否全部正确？运单将照此签发。',
  'paper.draft-was-confirmed': '草稿已确认',
  'paper.draft-change': '要求修改',
  'paper.draft-change-title': '修改草稿',
  'paper.draft-change-hint': '我们修改后会再次发给您核对。',
  'paper.draft-change-words': '需要修改的内容',
  'paper.draft-change-sent': '修改要求已发送',
  'paper.truck': '车辆',
  'paper.consignment': '货物',
  'paper.si-part': '运输单元',
  'paper.draft-cmr': '公路运单（CMR）草稿',
  'paper.draft-cmr-to-check': '公路运单（CMR）草稿待确认',
  'paper.draft-cmr-to-check-hint': '请核对每辆车的运单草稿，确认或提出修改。',
  'paper.draft-cmr-confirm-ask': '确认工作单 {job} 的公路运单（CMR）草稿？',
  'paper.draft-bill-to-check': '提单确认件待核对',
  'paper.draft-bill-to-check-hint':
    '请核对收发货人、通知人、货物、箱号、铅封和放单方式。提单签发前修改免费，签发后修改收取费用。',
  'paper.draft-bill-confirm-ask': '确认 {job} 的提单确认件无误？将按此签发提单。',
  'paper.draft-waybill-to-check': '航空运单确认件待核对',
  'paper.draft-waybill-to-check-hint': '请核对各方、品名、件数和重量；签发后更改须付费。',
  'paper.draft-waybill-confirm-ask': '确认 {job} 的航空运单确认件无误？将按此签发运单。',
} as const
export type PaperText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

import type { PaletteText } from './zh-cn.ts'

export const text = {
  'shell.find': '搜尋委託、工作單、櫃號、頁面',
  'shell.find-recent': '最近開啟',
  'shell.find-pages': '頁面',
  'shell.find-deeds': '操作',
  'shell.find-partial': '部分內容未能搜尋',
  'shell.deed-book': '新增委託',
  'shell.deed-prices': '查詢運價',
  'shell.deed-tariff': '新增運價',
  'shell.deed-departure': '新增班次',
  'shell.keys-single': '單鍵快速鍵',
  'shell.keys-single-hint': '僅在未輸入文字時有作用。關閉後只保留以 Ctrl 或 ⌘ 開啟的搜尋。',
  'shell.key-palette': '搜尋並前往任何位置',
  'shell.key-sheet': '顯示快速鍵',
  'shell.key-search': '在清單中搜尋',
  'shell.key-next': '下一列',
  'shell.key-previous': '上一列',
  'shell.key-open': '開啟該列（或按 Enter）',
  'shell.key-accept': '受理委託（後台佇列）',
  'shell.key-close': '關閉清單旁的面板',
  'shell.key-undo': '提示仍顯示時復原',
} as const satisfies PaletteText

import type { Language } from '@landbridge/contract/shared/languages'
import { useCallback } from 'react'
import { useLanguage } from '../src/platform/text.tsx'

/** What the gallery calls its fields, in the readers' languages; in English each is its own name. */
const words: Readonly<Record<string, Record<Exclude<Language, 'en'>, string>>> = {
  Goods: { 'zh-CN': '货物', 'zh-TW': '貨物', ru: 'Груз' },
  'Gross weight': { 'zh-CN': '毛重', 'zh-TW': '毛重', ru: 'Масса брутто' },
  Remark: { 'zh-CN': '备注', 'zh-TW': '備註', ru: 'Примечание' },
  'Cargo ready': { 'zh-CN': '货好日期', 'zh-TW': '貨物備妥日期', ru: 'Готовность груза' },
  Departure: { 'zh-CN': '开行日期', 'zh-TW': '開行日期', ru: 'Отправление' },
  'Cut-off': { 'zh-CN': '截载时间', 'zh-TW': '結關時間', ru: 'Окончание приёма' },
  'Gate closes': { 'zh-CN': '截港时间', 'zh-TW': '收櫃截止時間', ru: 'Закрытие терминала' },
  Telephone: { 'zh-CN': '电话', 'zh-TW': '電話', ru: 'Телефон' },
  Fee: { 'zh-CN': '费用', 'zh-TW': '費用', ru: 'Сбор' },
  Origin: { 'zh-CN': '起运地', 'zh-TW': '起運地', ru: 'Пункт отправления' },
  Packing: { 'zh-CN': '包装', 'zh-TW': '包裝', ru: 'Упаковка' },
  Category: { 'zh-CN': '品类', 'zh-TW': '品類', ru: 'Категория' },
  Seals: { 'zh-CN': '铅封号', 'zh-TW': '封條號碼', ru: 'Пломбы' },
  Owner: { 'zh-CN': '箱属', 'zh-TW': '貨櫃歸屬', ru: 'Владелец контейнера' },
  Packages: { 'zh-CN': '件数', 'zh-TW': '件數', ru: 'Места' },
  'Weight, kg': { 'zh-CN': '重量，公斤', 'zh-TW': '重量，公斤', ru: 'Вес, кг' },
  Ready: { 'zh-CN': '货好', 'zh-TW': '備妥', ru: 'Готов' },
  Seal: { 'zh-CN': '铅封号', 'zh-TW': '封條號碼', ru: 'Пломба' },
  Note: { 'zh-CN': '说明', 'zh-TW': '說明', ru: 'Заметка' },
  From: { 'zh-CN': '自', 'zh-TW': '自', ru: 'С' },
  To: { 'zh-CN': '至', 'zh-TW': '至', ru: 'По' },
  Save: { 'zh-CN': '保存', 'zh-TW': '儲存', ru: 'Сохранить' },
  Insured: { 'zh-CN': '已投保', 'zh-TW': '已投保', ru: 'Застраховано' },
  Services: { 'zh-CN': '服务', 'zh-TW': '服務', ru: 'Услуги' },
  Copies: { 'zh-CN': '抄送', 'zh-TW': '副本', ru: 'Копии' },
  Agent: { 'zh-CN': '代理', 'zh-TW': '代理', ru: 'Агент' },
  Contact: { 'zh-CN': '联系人', 'zh-TW': '聯絡人', ru: 'Контакт' },
  'Lorry in China': { 'zh-CN': '境内车型', 'zh-TW': '境內車型', ru: 'Машина в Китае' },
  'Lorry abroad': { 'zh-CN': '境外车型', 'zh-TW': '境外車型', ru: 'Машина за рубежом' },
  'HS code': { 'zh-CN': '海关编码（HS）', 'zh-TW': '稅則號別（HS）', ru: 'Код HS (ТН ВЭД)' },
  Currency: { 'zh-CN': '币种', 'zh-TW': '幣別', ru: 'Валюта' },
  Salesperson: { 'zh-CN': '业务员', 'zh-TW': '業務員', ru: 'Менеджер' },
  Place: { 'zh-CN': '地点', 'zh-TW': '地點', ru: 'Место' },
  Buttons: { 'zh-CN': '按钮', 'zh-TW': '按鈕', ru: 'Кнопки' },
  'Fill in the remark first': {
    'zh-CN': '请先填写备注',
    'zh-TW': '請先填寫備註',
    ru: 'Сначала заполните примечание',
  },
  Day: { 'zh-CN': '日期', 'zh-TW': '日期', ru: 'День' },
  Chosen: { 'zh-CN': '已选', 'zh-TW': '已選', ru: 'Выбрано' },
  Filters: { 'zh-CN': '筛选', 'zh-TW': '篩選', ru: 'Фильтры' },
  'Text and figures': { 'zh-CN': '文字与数字', 'zh-TW': '文字與數字', ru: 'Текст и числа' },
  'Days and times': { 'zh-CN': '日期与时间', 'zh-TW': '日期與時間', ru: 'Дни и время' },
  Choices: { 'zh-CN': '选择', 'zh-TW': '選擇', ru: 'Выбор' },
  'Telephones and money': { 'zh-CN': '电话与金额', 'zh-TW': '電話與金額', ru: 'Телефоны и деньги' },
  Lines: { 'zh-CN': '明细行', 'zh-TW': '明細列', ru: 'Строки' },
  Lists: { 'zh-CN': '列表', 'zh-TW': '清單', ru: 'Списки' },
  'Forms from a description': { 'zh-CN': '按描述生成的表单', 'zh-TW': '依描述產生的表單', ru: 'Формы по описанию' },
  'Two versions of a form': { 'zh-CN': '表单的两个版本', 'zh-TW': '表單的兩個版本', ru: 'Две версии формы' },
  'Dialogs, menus, tabs, messages': {
    'zh-CN': '对话框、菜单、标签页、消息',
    'zh-TW': '對話框、選單、分頁、訊息',
    ru: 'Диалоги, меню, вкладки, сообщения',
  },
  'Fields in a dialog and over a list': {
    'zh-CN': '对话框中与列表上的字段',
    'zh-TW': '對話框中與清單上的欄位',
    ru: 'Поля в диалоге и над списком',
  },
  'Ticks, switches, one of a few': {
    'zh-CN': '勾选、开关、单选',
    'zh-TW': '勾選、開關、單選',
    ru: 'Флажки, переключатели, один из нескольких',
  },
}

/** What something is called in the language that the gallery shows. */
export function useWord(): (english: string) => string {
  const language = useLanguage()
  return useCallback((english) => (language === 'en' ? english : (words[english]?.[language] ?? english)), [language])
}

import { expect, it } from 'vitest'
import { forbiddenIn, forbiddenWords } from './forbidden-words.ts'
import type { Language } from './languages.ts'
import { namesInData, wordsInCode } from './other-texts.ts'

/** One text with each word that was found by readers: where it stood, and what it says now. */
const found: readonly [Language, at: string, wrong: string, right: string][] = [
  ['zh-cn', 'insight.deed-booking-copy', '复制订舱', '复制委托'],
  ['zh-cn', 'booking.no', '订舱号', '委托单号'],
  ['zh-cn', 'insight.member-sealNos', '封号', '铅封号'],
  ['zh-cn', 'pricing.slots-left', '剩余车位（TEU）', '剩余舱位（TEU）'],
  ['zh-cn', 'reference-data/data/codelib.json', '码头操作费（THC，起运地）', '场站操作费（THC，起运地）'],
  ['zh-cn', 'insight.filter-action', '全部动作', '全部操作'],
  ['zh-cn', 'shared.load-failed', '没能加载出来', '加载失败'],
  ['zh-cn', 'pricing.with', '提货, 送货', '提货，送货'],
  ['zh-tw', 'insight.mail-received-subject', '訂艙 {no} 已受理', '委託 {no} 已受理'],
  ['zh-tw', 'content/home.ts', '整箱與拼箱', '整櫃與併櫃'],
  ['zh-tw', 'content/home.ts', '20尺', '20呎'],
  ['zh-tw', 'content/home.ts', '鉛封', '封條'],
  ['zh-tw', 'content/home.ts', '立方米', '立方公尺'],
  ['zh-tw', 'content/home.ts', '22 噸', '22 公噸'],
  ['zh-tw', 'insight.mail-arrived-subject', '貨物已到達', '貨物已抵達'],
  ['zh-tw', 'insight.member-email', '信箱', '電子郵件'],
  ['zh-tw', 'customer.key-kept', '我已保存', '我已儲存'],
  ['zh-tw', 'insight.member-rows', '行數', '列數'],
  ['zh-tw', 'document.documents', '單證', '文件'],
  ['zh-tw', 'field.containerOwner', '櫃屬', '貨櫃歸屬'],
  ['zh-tw', 'pricing.with-pick-up', '到府提貨', '到廠提貨'],
  ['zh-tw', 'content/business-64.ts', '因載重拉貨', '因載重限制落貨'],
  ['zh-tw', 'content/business-59.ts', '車板', '平車'],
  ['zh-tw', 'insight.thing-carrier', '承運人', '運送人'],
  ['zh-tw', 'insight.member-avatar', '頭像', '大頭貼'],
  ['zh-tw', 'reference.get-list-error', '取得列表失敗', '取得清單失敗'],
  ['zh-tw', 'insight.thing', '對象', '物件'],
  ['en', 'access.bind', 'Bind', 'Link'],
  ['en', 'access.not-bound', 'Not bound', 'Not linked'],
  ['en', 'shared.not-in-this-state', 'Not possible in the present state', 'Not possible in the current status'],
  ['en', 'access.emails-full', 'You can have 10 emails at most', 'You can have at most 10 e-mail addresses'],
  ['en', 'access.area', 'Area code', 'Country code'],
  ['en', 'access.codes-kept', 'I have kept them', 'I have saved them'],
  ['en', 'pricing.owner', 'Owner', 'Container owner'],
  ['ru', 'workorder.draft', 'Драфт', 'Проект коносамента'],
  ['ru', 'reference-data/data/codelib.json', 'Детеншн', 'Сверхнормативное пользование контейнером'],
  ['ru', 'pricing.with-pick-up', 'Забор от двери', 'Забор груза по адресу'],
  ['ru', 'shell.certification-refused', 'В сертификации отказано', 'Верификация отклонена'],
  ['ru', 'booking.state-submitted', 'Отправлена', 'Подана'],
  ['ru', 'insight.deed-workorder-issue', 'Выставлен акт о завершении', 'Выставлено подтверждение выполнения'],
  ['ru', 'insight.member-account', 'Учётная запись', 'Аккаунт'],
  ['ru', 'insight.mail-stopped-text', 'Подскажет ваш оператор', 'Подскажет специалист сопровождения'],
  ['ru', 'insight.deed-customer-invite', 'Приглашён участник', 'Приглашён сотрудник'],
  ['ru', 'insight.deed-booking-returned', 'Возвращена на доработку', 'Возвращена на правки'],
  ['ru', 'workorder.hs-code', 'Код HS', 'Код HS (ТН ВЭД)'],
  ['zh-cn', 'booking.paper-arrival', '承诺到达时间', '预计到达（不作保证）'],
  ['zh-cn', 'field.turnable', '可倒置', '可侧放（可翻转）'],
  ['zh-cn', 'pricing.ask-price', '请求报价', '询价'],
  ['zh-cn', 'shell.deed-book', '开始订舱', '新建委托'],
  ['zh-cn', 'booking.truck-way-SWAP', '口岸甩挂', '口岸换挂'],
  ['zh-cn', 'paper.si-field', '栏位', '项目'],
  ['zh-cn', 'workorder.vgm', 'VGM（千克）', 'VGM（kg）'],
  ['zh-cn', 'pricing.rate-twice', '同一计时在这一天已有费率', '同一免费期类型在这一天已有费率'],
  ['zh-cn', 'paper.si-full-SLI', '补料（SI）', '空运托书'],
  ['zh-tw', 'booking.paper-arrival', '承諾抵達時間', '預計抵達（不作保證）'],
  ['zh-tw', 'booking.controlled', '軍民兩用', '軍商兩用貨品（SHTC）'],
  ['zh-tw', 'pricing.flight-no', '航班號', '航班編號'],
  ['zh-tw', 'workorder.paper-special-handling', '特殊操作代碼', '特殊處理代碼'],
  ['zh-tw', 'workorder.paper-declared-carriage', '運輸申報價值', '運送申報價值'],
  ['zh-tw', 'booking.declared-above-value', '聲明價值高於貨值', '申報價值高於貨值'],
  ['zh-tw', 'workorder.tir-no', 'TIR通行證號碼', 'TIR 通行證號碼'],
  ['zh-tw', 'booking.border-not-on-route', '此線路的班列', '此路線的班列'],
  ['zh-tw', 'booking.paper-parties', '當事方', '當事人'],
  ['zh-tw', 'workorder.paper-check-digits', '校驗碼', '檢查碼'],
  ['zh-tw', 'workorder.cmr-signatures', '簽發與簽字', '簽發與簽名'],
  ['zh-tw', 'access.otp', '動態密碼', '兩步驟驗證碼'],
  ['zh-tw', 'pricing.no-lanes', '暫無已發布的運價', '目前沒有已發布的運價'],
  ['zh-tw', 'tracking.line-behind', '已行駛', '已行進'],
  ['zh-tw', 'workorder.paper-consignor', '發貨人', '託運人'],
  ['zh-tw', 'pricing.gross', '毛重 {kg} kg', '毛重 {kg} 公斤'],
  ['en', 'booking.paper-arrival', 'Promised arrival', 'Estimated arrival, not guaranteed'],
  ['en', 'workorder.reloaded-into', 'Loaded over into', 'Transloaded into'],
  ['en', 'workorder.time-ahead', 'An actual time is not ahead of now', 'An actual time cannot be in the future'],
  ['en', 'workorder.stop-twice', 'Each stop stands once', 'Enter each stop once'],
  ['en', 'field.carrierCode', 'Carrier wished', 'Preferred carrier'],
  ['en', 'pricing.booking-over', 'Booking over', 'Booking closed'],
  ['en', 'pricing.make-sailings', 'Make sailings', 'Generate sailings'],
  ['en', 'warehouse.jobs-candidates', 'Could be put in', 'Available to load'],
  ['en', 'access.person-check', 'Check that you are a person', 'Confirm that you are not a robot'],
  ['en', 'access.sent-to', 'Check the spam box', 'Check your spam folder'],
  ['en', 'pricing.by-road', 'By road', 'Road'],
  ['en', 'shell.truck', 'Truck', 'Road'],
  ['en', 'tracking.file-unreadable', 'it is no CSV', 'it is not a CSV file'],
  [
    'en',
    'booking.tax-number-wrong',
    'The tax number is not written as this country does',
    'This is not a valid tax number',
  ],
  ['en', 'workorder.next-si-due-SLI', 'Send the SI', 'Send the SLI'],
  ['ru', 'tracking.promised', 'Обещанное прибытие', 'Первоначальная оценка прибытия'],
  ['ru', 'access.person-check', 'Проверка на человека', 'Проверка, что вы не робот'],
  ['ru', 'pricing.clock', 'Счётчик', 'Вид льготного периода'],
  ['ru', 'workorder.truck-type', 'Тип ТС', 'Тип машины'],
  ['ru', 'pricing.truck-small', 'Мало места', 'Не вместится'],
  ['ru', 'pricing.by-sea', 'Морем', 'Море'],
  ['ru', 'insight.member-draftAnswer', 'Ответ на черновик', 'Ответ по проекту'],
]

it.each(found)('%s, %s: %s', (language, at, wrong, right) => {
  expect(forbiddenIn(at, language, wrong)).not.toEqual([])
  expect(forbiddenIn(at, language, right)).toEqual([])
})

it('leaves sentences that the specification gives to the letter, and names of values', () => {
  expect(forbiddenIn('access.email-required', 'en', 'Please fill in the email')).toEqual([])
  expect(forbiddenIn('access.email-code', 'en', 'A code was sent to {email}')).toEqual([])
})

it('says of each word why it is wrong and what is said instead', () => {
  for (const { because, instead } of forbiddenWords) expect([because, instead].every(Boolean)).toBe(true)
})

it('reads pages of the site whole, code under members named after languages, and names of data', () => {
  const page = "import { list } from './blocks.ts'\nexport const page = { blocks: [list('到府提貨', `車板`)] }"
  expect(wordsInCode(page, 'content/page.ts', 'zh-tw').map(({ words }) => words)).toEqual(['到府提貨', '車板'])
  const demo = "const said = { kind: 'note', words: { 'zh-TW': ['單證'], ru: 'Драфт' } }"
  expect(wordsInCode(demo, 'demo.ts')).toEqual([
    { at: 'demo.ts', language: 'zh-tw', words: '單證' },
    { at: 'demo.ts', language: 'ru', words: 'Драфт' },
  ])
  expect(namesInData({ rows: [{ Code: 'DETE', NameRus: 'Детеншн' }] }, 'codelib.json')).toEqual([
    { at: 'codelib.json', language: 'ru', words: 'Детеншн' },
  ])
})

import type { Language } from './languages.ts'

/** A word that no text may say, and what it says instead. */
export type ForbiddenWord = {
  language: Language
  words: RegExp
  because: string
  instead: string
  /** Forbidden only where the key, or the path of a text without one, matches. */
  only?: RegExp
  /** Where the word is right: another thing, or a sentence that the specification gives to the letter. */
  but?: RegExp
}

const mainland = 'a word of the mainland'
const second = 'a second word for a thing that has one'
const texts = /^[a-z-]+\.[\w.-]+$/i
const latin = (words: string) => new RegExp(`(?<![\\w-])(${words})(?![\\w-])`, 'i')
const cyrillic = (words: string) => new RegExp(`(?<![а-яё-])(${words})(?![а-яё])`, 'i')

const inSimplified: readonly Omit<ForbiddenWord, 'language'>[] = [
  {
    words:
      /订舱(?=[ ]?\{no\}|详情|草稿|模板|已|退回|被|全部)|(?:您的|此|该|打开|取消|查看|提交|受理|拒绝|暂停|复制|搜索)订舱/,
    because: 'the trade books space with a carrier by it',
    instead: '委托',
  },
  { words: /订舱确认/, because: 'the trade books space with a carrier by it', instead: '委托确认书' },
  { words: /订舱/, only: /^insight\./, because: 'the trade books space with a carrier by it', instead: '委托' },
  { words: /(?<!承运人|船公司)订舱号/, because: 'the trade reads the number of the carrier', instead: '委托单号' },
  { words: /(?<!铅)封号/, because: 'reads as a ban of an account', instead: '铅封号' },
  { words: /车位/, because: 'a place to park', instead: '舱位' },
  {
    words: /码头操作费/,
    but: /field\.thcPayment/,
    because: 'a word of ports, said by rail too',
    instead: '场站操作费',
  },
  { words: /动作/, because: second, instead: '操作' },
  { words: /撤下/, because: second, instead: '撤回' },
  { words: /装箱明细/, because: second, instead: '装箱单' },
  { words: /皮重/, because: second, instead: '箱重' },
  { words: /最近位置/, because: second, instead: '最新位置' },
  { words: /首段/, because: second, instead: '头程' },
  { words: /内贸|国内(?=运输|业务|段)/, because: second, instead: '境内' },
  { words: /滞期费|滞纳/, because: second, instead: '滞港费、滞箱费' },
  { words: /两端地点|用谁的箱|没能/, only: texts, because: 'spoken language', instead: '起讫站、COC 或 SOC、……失败' },
  { words: /时刻/, only: texts, because: 'stiff', instead: '时间' },
  { words: /催款单|催款/, because: 'a bill is no reminder', instead: '账单' },
  { words: /形式发票/, only: texts, because: 'a pro forma is no bill', instead: '境外账单（Invoice）' },
  { words: /已停办|停办/, because: 'sounds final, and can be resumed', instead: '已暂停' },
  { words: /完工/, only: texts, because: second, instead: '完成确认单' },
  { words: /不收取消费/, because: 'reads as no consumption', instead: '取消不收费' },
  { words: /截重/, because: second, instead: '截货' },
  { words: /公司负责人/, because: second, instead: '公司管理员' },
  { words: /双因素|第二因素/, because: second, instead: '两步验证' },
  { words: /(?<![A-Za-z])[一-鿿] ?, ?[一-鿿]/, because: 'a Latin comma between Chinese words', instead: '，' },
]

const inTraditional: readonly Omit<ForbiddenWord, 'language'>[] = [
  {
    words:
      /訂艙(?=[ ]?\{no\}|詳情|草稿|範本|已|退回|遭|全部)|(?:您的|此|該|這筆|開啟|取消|檢視|提交|受理|拒絕|暫停|複製|搜尋)訂艙/,
    because: 'the trade books space with a carrier by it',
    instead: '委託',
  },
  { words: /訂艙確認/, because: 'the trade books space with a carrier by it', instead: '委託確認書' },
  { words: /訂艙/, only: /^insight\./, because: 'the trade books space with a carrier by it', instead: '委託' },
  {
    words: /(整|拼|空|重|還|提|放|集裝|自備|拆|掏)箱|箱(號|型|量|位|區)|箱子/,
    but: /carriers\.json/,
    because: mainland,
    instead: '櫃（整櫃、併櫃、櫃號、櫃型）',
  },
  { words: /拼(箱|櫃)/, because: mainland, instead: '併櫃' },
  { words: /\d ?尺/, because: mainland, instead: '呎' },
  { words: /鉛封|封條號(?!碼)|封號/, because: mainland, instead: '封條、封條號碼' },
  { words: /立方米/, because: mainland, instead: '立方公尺' },
  { words: /(?<!公|計費|運費)噸(?!位)/, because: mainland, instead: '公噸' },
  { words: /到達/, because: mainland, instead: '抵達' },
  { words: /信箱/, because: second, instead: '電子郵件' },
  { words: /(?<!妥善)保存/, only: texts, because: second, instead: '儲存' },
  { words: /(數|首|各|此|該|哪一|同一|上一|貨物|明細)行(?!李)|行數/, because: 'a row is 列 in Taiwan', instead: '列' },
  { words: /單證/, because: mainland, instead: '文件' },
  { words: /櫃屬/, because: 'no word of Taiwan', instead: '貨櫃歸屬' },
  { words: /到府/, because: 'that is for households', instead: '到廠提貨、送貨到廠' },
  { words: /拉貨/, because: mainland, instead: '落貨' },
  { words: /車板/, because: mainland, instead: '平車' },
  { words: /承運人/, because: second, instead: '運送人' },
  { words: /頭像/, because: second, instead: '大頭貼' },
  { words: /列表/, because: second, instead: '清單' },
  { words: /對象/, because: second, instead: '物件' },
  { words: /車位/, because: 'a place to park', instead: '艙位' },
  { words: /碼頭操作費/, because: mainland, instead: '場站操作費、吊櫃費' },
  { words: /撤下/, because: second, instead: '撤回' },
  { words: /裝箱明細/, because: second, instead: '裝箱單' },
  { words: /皮重/, because: second, instead: '櫃重' },
  { words: /危包證/, because: mainland, instead: '危險品包裝檢驗證明' },
  { words: /最近位置/, because: second, instead: '最新位置' },
  { words: /內貿/, because: second, instead: '境內' },
  {
    words:
      /默認|信息|用戶|登錄|短信|軟件|硬件|網絡|屏幕|打印|服務器|視頻|鼠標|賬|設置|添加(?![劑物])|導[入出]|創建|菜單|獲取|刷新|字符|字段|文檔|粘貼|鏈接|郵箱|二維碼|QR ?碼|激活|反饋|渠道|緩存|數據|支持|當前|接口|質量/,
    because: mainland,
    instead: '預設、資訊、使用者、登入、簡訊、帳、設定、新增、匯入……',
  },
  { words: /動作|操作員/, only: texts, because: second, instead: '操作、操作人員' },
  { words: /(修改|更改)(本人)?密碼|密碼已修改/, because: second, instead: '變更密碼' },
  {
    words: /未另作規定|製冷|甲酰|叔丁|氣霧劑|膠黏劑|電池組|(?<!閃火)閃點|發動機|餾出物|塑料/,
    because: mainland,
    instead: '未另列名者（N.O.S.）、冷凍、甲醯、第三丁、噴霧劑、黏著劑、電池、閃火點、引擎、蒸餾物、塑膠',
  },
  { words: /(稽核|安全)記錄/, because: 'a noun is 紀錄', instead: '稽核紀錄' },
  { words: /截(補料|貨|重|關|放)/, because: mainland, instead: '補料截止、收貨截止、結關' },
  { words: /(?<!剩)餘艙/, because: mainland, instead: '剩餘艙位' },
  { words: /提還/, because: second, instead: '領還' },
  { words: /工作日/, because: mainland, instead: '工作天' },
  { words: /完工/, only: texts, because: second, instead: '完成確認單' },
  { words: /不收取消費/, because: 'reads as no consumption', instead: '取消不收費' },
  { words: /公司負責人/, because: second, instead: '公司管理員' },
  { words: /催款單|已停辦/, because: second, instead: '帳單、已暫停' },
  { words: /[一-鿿] ?, ?[一-鿿]/, because: 'a Latin comma between Chinese words', instead: '，' },
]

const inEnglish: readonly Omit<ForbiddenWord, 'language'>[] = [
  {
    words: latin('(un)?(bind|bound|binds)'),
    but: /^content\/|demo/,
    because: "a dictionary's word",
    instead: 'Link, Add',
  },
  { words: latin('present (state|role)'), because: 'stiff', instead: 'current status' },
  { words: latin('state of|states?'), only: texts, because: second, instead: 'status' },
  {
    words: /(?<![{\w-])emails?(?![\w}])/i,
    but: /^access\.email-(required|taken|wrong)$/,
    because: second,
    instead: 'e-mail',
  },
  { words: latin('second factor|two-factor'), because: 'nobody calls it so', instead: 'two-step verification' },
  { words: latin('area code'), because: '+86 is the code of a country', instead: 'country code' },
  { words: latin('kept (it|them)'), only: texts, because: 'stiff', instead: 'saved' },
  { words: latin('what happened'), only: texts, because: 'stiff', instead: 'history' },
  { words: latin('load again'), only: texts, because: 'stiff', instead: 'reload' },
  { words: /^Nobody$/, because: second, instead: 'Unassigned' },
  { words: /^(Owner)$/, but: /role-owner$/, because: 'owner of what?', instead: 'Container owner' },
  { words: latin('dunning'), because: 'a bill is no reminder', instead: 'bill' },
  { words: latin('document exchange'), because: 'nobody says so', instead: 'B/L to delivery order' },
  { words: latin('book anew'), because: 'stiff', instead: 'place a new booking' },
  { words: latin('mails|(this|a) mail'), because: second, instead: 'e-mail' },
  {
    words: latin('to mend|let (it |this work )?go'),
    only: texts,
    because: 'no word of an office',
    instead: 'to correct, dismiss',
  },
  { words: /^Once \w+, your/, because: 'the subject hangs in the air', instead: 'Once your company is …' },
  { words: latin('gauge reload|truck board'), because: second, instead: 'gauge change, wagon' },
]

const inRussian: readonly Omit<ForbiddenWord, 'language'>[] = [
  { words: cyrillic('драфт[а-я]*'), because: 'jargon', instead: 'проект коносамента' },
  { words: cyrillic('детеншн[а-я]*'), because: 'jargon', instead: 'сверхнормативное пользование контейнером' },
  { words: /забор[а-я]* (от|у) двери/i, because: 'word for word', instead: 'забор груза по адресу' },
  { words: cyrillic('сертификаци[а-я]*'), because: second, instead: 'верификация' },
  { words: /^Отправлена$/, because: 'stands beside «Груз отправлен»', instead: 'Подана' },
  {
    words: cyrillic('акт(а|у|ом|е|ы|ов)?'),
    only: texts,
    because: 'an accounting paper',
    instead: 'подтверждение выполнения',
  },
  { words: /учётн[а-я]+ запис|двухфакторн|второй фактор/i, because: second, instead: 'аккаунт, двухэтапная проверка' },
  {
    words: cyrillic('оператор[а-я]*'),
    but: /^pricing\.operator$|^field\.(trainOperator|operator)|^content\/|reference-data/,
    because: 'the people at the desk are specialists',
    instead: 'специалист сопровождения',
  },
  { words: cyrillic('участник[а-я]*'), only: texts, because: second, instead: 'сотрудник' },
  { words: cyrillic('доработк[а-я]+'), because: second, instead: 'правки' },
  { words: /(последн|друг|врем)[а-я]+ событи[ея]$/i, only: texts, because: second, instead: 'этап' },
  { words: /^Состояние$|текущем состоянии/i, because: second, instead: 'статус' },
  { words: /^Вес(,|$| )/, only: texts, because: second, instead: 'масса' },
  { words: /^Ограничение$|кредитное ограничение/i, because: second, instead: 'блокировка' },
  { words: cyrillic('мультимодал'), because: 'slang', instead: 'мультимодальная перевозка' },
  { words: /^Время суток$/, because: 'morning or night', instead: 'Время' },
  {
    words: /код[а-я]* HS(?! \(ТН ВЭД\))|по HS(?! \()|^Код ТН ВЭД$/i,
    only: /^[a-z-]+\.[\w.-]+$|^content\//i,
    because: 'customs know it by the other name',
    instead: 'Код HS (ТН ВЭД)',
  },
  {
    words: cyrillic('предоплат[а-я]+'),
    because: 'a payment to us in advance',
    instead: 'фрахт оплачивает отправитель (prepaid)',
  },
  {
    words:
      /заявк[аи] (снова )?отправлен[аы]|отправ(ить|ьте|лять|ки|ке|ка|кой) (\S+ )?заявк|(исправлена|изменена) и отправлена/i,
    because: 'stands beside «Груз отправлен»',
    instead: 'подать, подана, подача',
  },
  {
    words: /не отвечайте на |не обращайте внимания на это письмо/i,
    because: 'says something else',
    instead: 'проигнорируйте',
  },
  { words: /опечат[аы][внт]/i, because: 'doors are sealed so', instead: 'заверить' },
  { words: /отказано в верификации|вступление в компанию/i, because: second, instead: 'верификация отклонена' },
  { words: /сотрудник[а-я]* портала/i, because: 'of the house', instead: 'сотрудник экспедитора' },
  {
    words: /крайний срок (таможни|поручения|завоза)/i,
    because: second,
    instead: 'срок выпуска таможней, подачи SI, завоза груза',
  },
  {
    words: /рейс/i,
    only: /^(insight|booking|pricing|tracking|workorder)\./,
    but: /flight|vessel|voyage/,
    because: 'ships and planes have them',
    instead: 'отправление',
  },
  { words: /кабинет[а-я]* сотрудник/i, because: second, instead: 'бэк-офис' },
  { words: /коммерческ[а-я]+ счёт-фактур/i, because: 'that is a paper of taxes', instead: 'коммерческий инвойс' },
  { words: /^Владелец$/, because: 'of what?', instead: 'Владелец контейнера', but: /role-owner$/ },
]

/** The second words of docs and of people: one list, read by the check of the texts. */
export const forbiddenWords: readonly ForbiddenWord[] = [
  ...inSimplified.map((word) => ({ language: 'zh-cn' as const, ...word })),
  ...inTraditional.map((word) => ({ language: 'zh-tw' as const, ...word })),
  ...inEnglish.map((word) => ({ language: 'en' as const, ...word })),
  ...inRussian.map((word) => ({ language: 'ru' as const, ...word })),
]

/** What one text says that it may not: by its key, or by its file where it has none. Names of values are no words. */
export const forbiddenIn = (at: string, language: Language, said: string): string[] =>
  forbiddenWords.flatMap((word) => {
    if (word.language !== language || word.but?.test(at) || (word.only && !word.only.test(at))) return []
    const [found] = said.replaceAll(/\{(?!no\})\w+\}/g, '{}').match(word.words) ?? []
    return found === undefined
      ? []
      : [`a forbidden word in ${language}, “${found}” (${word.because}; instead ${word.instead})`]
  })

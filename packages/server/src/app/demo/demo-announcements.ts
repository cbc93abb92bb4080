import type { AnnouncementForm } from '@landbridge/contract/communication/announcement'
import { announcementDeskEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { DemoPerson } from './demo-portal.ts'

type Announced = { daysAgo: number; pinned?: boolean; words: Record<Language, readonly [title: string, body: string]> }

const announcements: readonly Announced[] = [
  {
    daysAgo: 2,
    pinned: true,
    words: {
      'zh-CN': [
        '霍尔果斯口岸冬季作业时间调整',
        '本周起，霍尔果斯口岸宽轨换装作业时间调整为每日 8:00 至 20:00。\n受此影响，经霍尔果斯出境的班列在口岸停留时间可能增加约 12 小时。您的订单如有变化，预计到达时间会在物流跟踪中自动更新，无需另行查询。',
      ],
      'zh-TW': [
        '霍爾果斯口岸冬季作業時間調整',
        '本週起，霍爾果斯口岸寬軌換裝作業時間調整為每日 8:00 至 20:00。\n受此影響，經霍爾果斯出境的班列在口岸停留時間可能增加約 12 小時。您的訂單如有變化，預計抵達時間會在物流追蹤中自動更新，無須另行查詢。',
      ],
      en: [
        'Winter working hours at Khorgos',
        'From this week, boxes are moved to the broad gauge at Khorgos from 8:00 to 20:00 each day.\nTrains that leave China by Khorgos may stand at the border about 12 hours longer. If this changes your order, tracking shows the new expected arrival by itself; there is no need to ask.',
      ],
      ru: [
        'Зимний режим работы на станции Хоргос',
        'С этой недели перегрузка контейнеров на широкую колею в Хоргосе идёт ежедневно с 8:00 до 20:00.\nПоезда через Хоргос могут стоять на границе примерно на 12 часов дольше. Если это затронет ваш заказ, новое ожидаемое время прибытия само появится в разделе отслеживания — запрашивать его не нужно.',
      ],
    },
  },
  {
    daysAgo: 6,
    words: {
      'zh-CN': [
        '锂电池货物订舱须提前提交资料',
        '含锂电池的货物请在订舱时一并上传 UN38.3 检测报告和化学品安全技术说明书（SDS）。\n资料不全的订单将退回补充，请至少于截单前三个工作日提交。',
      ],
      'zh-TW': [
        '鋰電池貨物訂艙須提前提交資料',
        '含鋰電池的貨物請在訂艙時一併上傳 UN38.3 檢測報告和安全資料表（SDS）。\n資料不全的訂單將退回補充，請至少於截單前三個工作天提交。',
      ],
      en: [
        'Lithium batteries: send the papers with the booking',
        'If your goods contain lithium batteries, upload the UN 38.3 test report and the safety data sheet (SDS) with the booking.\nBookings without them are returned for completion. Please send them at least three working days before the cut-off.',
      ],
      ru: [
        'Литиевые батареи: документы вместе с заявкой',
        'Если в грузе есть литиевые батареи, приложите к заявке протокол испытаний UN 38.3 и паспорт безопасности (SDS).\nЗаявки без этих документов возвращаются на правки. Просим присылать их не позднее чем за три рабочих дня до закрытия приёма.',
      ],
    },
  },
  {
    daysAgo: 15,
    words: {
      'zh-CN': [
        '西安至汉堡班列增加周五班期',
        '自本月起，西安国际港至汉堡的班列除原有班期外增加周五班期。\n各班次余舱可在铁路运价查询中查看，并可直接订舱。',
      ],
      'zh-TW': [
        '西安至漢堡班列增加週五班期',
        '自本月起，西安國際港至漢堡的班列除原有班期外增加週五班期。\n各班次剩餘艙位可在鐵路運價查詢中查看，並可直接訂艙。',
      ],
      en: [
        "Xi'an to Hamburg: a further train on Fridays",
        "From this month a further train leaves Xi'an International Port for Hamburg on Fridays.\nThe rail price query shows the space left on each departure, and you can book it there.",
      ],
      ru: [
        'Сиань — Гамбург: дополнительный поезд по пятницам',
        'С этого месяца из Международного порта Сиань в Гамбург по пятницам отправляется дополнительный поезд.\nСвободные места на каждый рейс видны в запросе железнодорожных ставок, там же их можно забронировать.',
      ],
    },
  },
]

const hour = 10

export async function announceDemoNews(desk: DemoPerson, setTime: (at: Date) => void, now: Date): Promise<void> {
  for (const { daysAgo, pinned = false, words } of announcements.toReversed()) {
    const at = timeAfterDays(now, -daysAgo)
    at.setUTCHours(hour - 8, 0, 0, 0)
    setTime(at)
    const texts = languages.map((language) => ({ language, title: words[language][0], body: words[language][1] }))
    const form: AnnouncementForm = { texts, pinned, fromDay: businessDay(at), toDay: '' }
    const { id, version } = await desk(announcementDeskEndpoints.create, form)
    await desk(announcementDeskEndpoints.publish, { id, version })
  }
}

import { text as failures } from '@landbridge/contract/insight/text/ru'
import type { WorkWords } from './zh-cn.ts'

export const workWords = {
  'insight.work-gone': failures['insight.work-gone'],
  'insight.address-needed': failures['insight.address-needed'],
  'insight.failed-work': 'Сбои фоновых заданий',
  'insight.failed-work-note':
    'Фоновые задания, которые не удались три раза и более. Следующие задания по тому же объекту ждут своей очереди, остальные выполняются.',
  'insight.no-failed-work': 'Сбоев нет',
  'insight.work': 'Задание',
  'insight.work-reason': 'Причина',
  'insight.work-tries': 'Состояние',
  'insight.work-actions': 'Действия',
  'insight.work-failed': 'Отложено',
  'insight.work-retrying': 'Повторяется',
  'insight.work-tried':
    '{count} попытка, последняя {time}|{count} попытки, последняя {time}|{count} попыток, последняя {time}',
  'insight.work-next': 'Следующая попытка {time}',
  'insight.work-behind': 'За ним ждёт {count} задание|За ним ждут {count} задания|За ним ждут {count} заданий',
  'insight.work-due':
    '{count} задание пора выполнить, ждёт с {time}.|{count} задания пора выполнить, самое раннее ждёт с {time}.|{count} заданий пора выполнить, самое раннее ждёт с {time}.',
  'insight.work-none-due': 'Все задания, срок которых наступил, выполнены.',
  'insight.work-again': 'Повторить',
  'insight.work-again-said': 'Задание снова в очереди',
  'insight.work-let-go': 'Снять',
  'insight.work-let-go-said': 'Задание снято',
  'insight.work-let-go-question': 'Снятое задание не будет выполнено, а следующие за ним продолжатся. Снять задание?',
  'insight.work-customer-send-invitation': 'Отправка приглашения сотруднику',
  'insight.work-insight-notify': 'Уведомление клиента',
  'insight.work-booking-take-drafts-over': 'Перенос черновиков в новую компанию',
  'insight.work-booking-lapse-offer': 'Истечение срока предложения',
  'insight.work-workorder-lapse': 'Истечение срока подтверждения акта',
  'insight.work-platform-forget-old-keys': 'Очистка старых ключей запросов',
  'insight.work-platform-forget-old-events': 'Очистка старых событий',
  'insight.work-platform-fold-counts': 'Подсчёт итогов списков',
  'insight.work-access-forget': 'Очистка завершённых сеансов',
  'insight.work-access-forget-codes': 'Очистка просроченных кодов',
  'insight.work-access-forget-tickets': 'Очистка просроченных QR-кодов',
  'insight.work-document-forget-loose': 'Очистка неиспользуемых файлов',
  'insight.work-pricing-roll-sample-departures': 'Обновление примеров рейсов',
  'insight.work-insight-seal-audit': 'Опечатывание журнала аудита',
  'insight.work-insight-check-audit': 'Проверка журнала аудита',
} satisfies WorkWords

import type { PaperText } from './zh-cn.ts'

export const text = {
  'workorder.no-paper-yet':
    'Этот документ доступен после прибытия груза, а подтверждение выполнения — после его выпуска',
  'workorder.draft-not-sent': 'Сейчас нет проекта накладной, ожидающего ответа',
  'workorder.house-bill-no-needed':
    'У нашего коносамента (накладной) ещё нет номера: он присваивается при согласовании инструкции, его можно ввести и здесь',
  'workorder.box-on-no-bill':
    'В инструкции груз расписан не по всем контейнерам: какой-то из них не попадает ни в один коносамент. Укажите, что в нём',
  'workorder.bill-without-goods':
    'Коносаментов больше, чем строк груза: один из них пуст. Разделите строки в инструкции или уменьшите число коносаментов',
  'workorder.draft-not-confirmed': 'Оформить можно только подтверждённый проект',
  'workorder.draft-instruction-back': 'Инструкция возвращена. Проект можно отправить, когда её подадут снова',
  'workorder.draft-instruction-not-final': 'Сначала согласуйте инструкцию, затем оформляйте документ',
  'workorder.bill-to-take-back': 'Документ уже выпущен. Сначала отзовите его: поставьте проекту «Запрошены правки»',
  'workorder.draft-without-number': 'В проекте ещё нет номера. Мы пришлём его снова, уже с номером',
  'workorder.hold-reason-needed': 'Выберите причину удержания',
  'workorder.si-changed-field': 'Изменено вместе с заявкой',
  'workorder.si-changed': 'Заявка изменена по вашему запросу, изменения уже внесены сюда. Проверьте и отправьте снова',
  'workorder.si-after-cutoff': 'Срок подачи инструкции прошёл: её ещё примут, но она может не успеть',
  'workorder.si-packages-apart': 'Число мест товаров и контейнера не совпадает',
  'workorder.si-weight-apart': 'Масса товаров и контейнера расходится более чем на 1 %',
  'workorder.si-volume-apart': 'Объём товаров и контейнера расходится более чем на 2 %',
  'workorder.manifest': 'Манифест',
  'workorder.manifest-booking': '№ заявки',
  'workorder.manifest-job': '№ рабочего заказа',
  'workorder.manifest-customer': 'Клиент',
  'workorder.manifest-consignee': 'Грузополучатель',
  'workorder.manifest-goods': 'Груз',
  'workorder.manifest-boxes': 'Контейнеры',
  'workorder.manifest-container': '№ контейнера',
  'workorder.manifest-seals': '№ пломбы',
  'workorder.manifest-packages': 'Мест',
  'workorder.manifest-weight': 'Масса брутто, кг',
  'workorder.manifest-wagon': 'Вагон',
  'workorder.manifest-note': '№ накладной',
  'workorder.paper-master-draft': 'Проект авианакладной (MAWB)',
  'workorder.paper-draft-air-waybill': 'Проект авианакладной',
  // The papers that are drawn of a work order; what stands on them has its own words.
  'workorder.paper-completion': 'Подтверждение выполнения',
  'workorder.paper-delivery': 'Накладная на доставку',
  'workorder.paper-draft': 'Проект накладной',
  'workorder.paper-draft-bill': 'Проект коносамента',
  'workorder.paper-arrival-notice': 'Уведомление о прибытии',
} satisfies PaperText

/** Access: telephone fields, sent codes and the reader's picture, for the pages of later areas. */

export { PhoneFields } from './phone/phone-fields.tsx'
export { SentCodeField } from './phone/sent-code-field.tsx'
export { AvatarEditor } from './user/avatar-editor.tsx'

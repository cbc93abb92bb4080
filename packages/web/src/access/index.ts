/** Access: a telephone and the code that is sent to it, and one's own picture. */

export { PhoneFields } from './phone/phone-fields.tsx'
export { SentCodeField } from './phone/sent-code-field.tsx'
export { AvatarEditor } from './user/avatar-editor.tsx'

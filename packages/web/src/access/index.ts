/** Access: a telephone and the code that is sent to it, and one's own picture. */
export { AvatarEditor } from './avatar-editor.tsx'
export { PhoneFields } from './phone-fields.tsx'
export { SentCodeField } from './sent-code-field.tsx'

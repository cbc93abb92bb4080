/** Access: a code to a telephone, the area codes of countries, and one's own picture. */
export { AvatarEditor } from './avatar-editor.tsx'
export { useAreaCodes } from './phone-api.ts'
export { SentCodeField } from './sent-code-field.tsx'

/** Access: who can log in, the sessions of those who have, and what they may do. */
export {
  type AppUserTable,
  insertUser,
  loadUser,
  makeOwner,
  type NewUser,
  saveOwnCard,
  type User,
  userNames,
  usersOfCompany,
} from './user-store.ts'

import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'
import { accountLogin, passwordChange, sessionView } from './account.ts'

/** The public id of a session, whose secret stays in the cookie. */
export const token = z.object({ id: z.uuid() }).meta({ wire: 'token' })

export const accessEndpoints = {
  loginAccount: endpoint({
    method: 'POST',
    path: '/api/v1/login-account',
    summary: 'Logs in by account and password.',
    by: ['guest', 'customer', 'staff'],
    company: 'optional',
    idempotent: false,
    answersIn: 'token',
    input: accountLogin,
    output: token,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/logout',
    summary: 'Ends the session of the caller.',
    by: ['customer', 'staff'],
    company: 'optional',
    idempotent: false,
    beforeSecondFactor: true,
    input: nothing,
    output: nothing,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/v1/password',
    summary: 'Changes the password of the caller and ends the other sessions.',
    by: ['customer', 'staff'],
    company: 'optional',
    idempotent: false,
    input: passwordChange,
    output: nothing,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Lists the live sessions of the caller.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: z.object({ items: z.array(sessionView) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    summary: 'Ends one session of the caller.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: z.object({ id: z.uuid() }),
    output: nothing,
  }),
}

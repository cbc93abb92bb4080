import fastify from 'fastify'
import { expect, it } from 'vitest'
import { failureTexts } from '../app/failure-texts.ts'
import { replyWithProblems } from './problems.ts'

it('tells of a defect nothing but its number, under which the log has all of it', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  replyWithProblems(app, failureTexts)
  app.get('/', () => {
    throw new Error('the password of the database is hunter2')
  })
  const reply = await app.inject({ url: '/', headers: { 'accept-language': 'en' } })
  const { errorId, ...told } = reply.json()
  expect(reply.statusCode).toBe(500)
  expect(told).toEqual({ success: false, code: 'shared.broken', message: failureTexts.en['shared.broken'] })
  expect(errorId).toMatch(/^[0-9a-f-]{36}$/)
  const logged = lines.filter((line) => line.includes(errorId))
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('hunter2')
})

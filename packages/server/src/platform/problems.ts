import { randomUUID } from 'node:crypto'
import type { Language } from '@landbridge/contract/shared/languages'
import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import { type ProblemCode, statusOf } from '@landbridge/contract/shared/problem-kinds'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from './database.ts'
import { languageOf } from './language.ts'

export type FailureTexts = Readonly<Record<Language, Readonly<Record<ProblemCode, string>>>>

const codeOfStatus: Record<number, ProblemCode> = {
  400: 'shared.malformed',
  403: 'shared.missing',
  404: 'shared.missing',
  413: 'shared.too-large',
  415: 'shared.unknown-format',
}

/** Turns everything thrown below into a reply; an error that is no Problem is logged as a bug. */
export function replyWithProblems(app: FastifyInstance, texts: FailureTexts): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const unread = codeOfStatus[error.statusCode ?? 500]
    if (error instanceof Problem) return send(error, request, reply)
    if (unread) return send(new Problem(unread), request, reply)
    if (isUnavailable(error)) {
      request.log.warn({ error }, 'the database cannot be reached')
      return send(new Problem('shared.unavailable'), request, reply)
    }
    if (error.cause instanceof Problem) {
      request.log.warn({ error })
      return send(error.cause, request, reply)
    }
    // Who asked has gone: there is nobody to tell.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply
    const errorId = randomUUID()
    request.log.error({ errorId, err: error })
    return send(new Problem('shared.broken'), request, reply, { errorId })
  })

  app.setNotFoundHandler(() => {
    throw new Problem('shared.missing')
  })

  function send(problem: Problem, request: FastifyRequest, reply: FastifyReply, more = {}) {
    const { code, fields, data } = problem
    const status = statusOf(problem)
    const message = texts[languageOf(request.headers['accept-language'])][code]
    const body: ProblemReply = {
      success: false,
      code,
      message,
      ...(fields && { fields }),
      ...(data && { data }),
      ...more,
    }
    // A cookie that was set on the way belongs to a success.
    reply.removeHeader('set-cookie')
    const retryAfterS = (data as { retryAfterS?: number } | undefined)?.retryAfterS ?? (status === 503 ? 2 : 60)
    if (status === 429 || status === 503) reply.header('Retry-After', String(Math.ceil(retryAfterS)))
    return reply.type('application/json; charset=utf-8').status(status).send(body)
  }
}

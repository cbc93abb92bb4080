import { sendsBody } from '@landbridge/contract/shared/endpoint'
import { wireNameOf, wireNames, wireNamesWithin } from '@landbridge/contract/shared/wire-names'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { madeOnce } from '../platform/made-once.ts'
import type { AnyEndpoint } from '../platform/serve.ts'

/** The contract as OpenAPI 3.1 and as a page, in the names of the wire, drawn once and kept: anybody may ask. */
export function openApiRoutes(app: FastifyInstance, served: ReadonlySet<AnyEndpoint>): void {
  const asData = madeOnce(async () => JSON.stringify(openApiOf([...served])))
  const asPage = madeOnce(async () => pageOf([...served]))
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(await asData()))
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(await asPage()))
}

/** The calls to read: what each is for, who may make it, and what it takes. */
function pageOf(endpoints: readonly AnyEndpoint[]): string {
  const rows = endpoints
    .toSorted((one, other) => one.path.localeCompare(other.path))
    .map((endpoint) => {
      const { properties = {}, required = [] } = jsonSchema(endpoint.input) as {
        properties?: object
        required?: string[]
      }
      const fields = Object.keys(properties).map((name) => (required.includes(name) ? `<b>${name}</b>` : name))
      const key = endpoint.scope && `key: ${endpoint.scope}`
      const access = [endpoint.by.join(', '), endpoint.permission, key].filter(Boolean).join(' · ')
      return `<tr><td>${endpoint.method}</td><td><code>${endpoint.path}</code></td><td>${endpoint.summary}</td><td>${access}</td><td>${fields.join(', ')}</td></tr>`
    })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Landbridge: calls</title>
<style>body{font:14px/1.5 system-ui;margin:24px}td,th{padding:6px 12px;text-align:left;vertical-align:top;border-bottom:1px solid #d7dee8}</style>
<h1>Calls</h1><p>Fields in bold are needed. The whole contract as data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>A company's own program calls with an API key of the account pages, <code>Authorization: Bearer lb_…</code>, and needs neither signature nor cookie. It may make the calls marked <code>key</code> whose scope the key has: read, book or track.</p>
<table><tr><th>Method</th><th>Path</th><th>For</th><th>Who</th><th>Takes</th></tr>${rows.join('')}</table></html>`
}

function openApiOf(endpoints: readonly AnyEndpoint[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landbridge',
      version: '0.1.0',
      description: 'Calls of the portal. The signed envelope is described in docs/architecture.md.',
    },
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of a company: neither signature nor cookie. `x-scope` of a call names the scope it needs.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'A login, with its tokenid in the query.',
        },
      },
    },
    paths,
  }
}

/** With what a call may be made: a login, a key of the right scope, or nothing at all. */
const securityOf = ({ by, scope }: AnyEndpoint): object[] => [
  ...(by.includes('guest') ? [{}] : []),
  ...(by.some((actor) => actor !== 'guest') ? [{ session: [] }] : []),
  ...(scope ? [{ key: [] }] : []),
]

function operationOf(endpoint: AnyEndpoint): object {
  const input = jsonSchema(endpoint.input)
  const { properties = {}, required = [] } = input as { properties?: Record<string, object>; required?: string[] }
  const content = { 'application/x-www-form-urlencoded': { schema: input }, 'application/json': { schema: input } }
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return {
    summary: endpoint.summary,
    tags: [endpoint.permission?.split('.')[0] ?? 'portal'],
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    security: securityOf(endpoint),
    'x-access': { by: endpoint.by, permission: endpoint.permission, roles: endpoint.roles },
    ...(sendsBody(endpoint) ? { requestBody: { content } } : { parameters }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: { const: true }, [endpoint.answersIn ?? 'data']: jsonSchema(endpoint.output) },
            },
          },
        },
      },
      default: { description: 'Refused: `code` says why, `fields` which fields are wrong.' },
    },
  }
}

/** A schema as JSON Schema, its members named as on the wire and its values as they are sent. */
function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...drawn } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type !== 'object' || !jsonSchema.properties) return
      const names = { ...wireNames, ...wireNamesWithin[String(z.globalRegistry.get(zodSchema)?.wire)] }
      const renamed = Object.entries(jsonSchema.properties).map(([ours, member]) => [wireNameOf(ours, names), member])
      jsonSchema.properties = Object.fromEntries(renamed)
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map((ours) => wireNameOf(ours, names))
    },
  })
  return drawn
}

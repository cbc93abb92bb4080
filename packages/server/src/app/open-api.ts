import { sendsBody } from '@landbridge/contract/shared/endpoint'
import { wireNameOf, wireNames, wireNamesWithin } from '@landbridge/contract/shared/wire-names'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AnyEndpoint } from '../platform/serve.ts'

/** The contract as OpenAPI 3.1, in the names of the wire. It is drawn from the declarations, once asked for. */
export function openApiRoutes(app: FastifyInstance, served: ReadonlySet<AnyEndpoint>): void {
  let drawn: object | undefined
  app.get('/api/openapi.json', async () => {
    drawn ??= openApiOf([...served])
    return drawn
  })
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
    paths,
  }
}

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

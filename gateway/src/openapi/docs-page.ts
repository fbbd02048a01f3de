// The documentation page: one page without scripts, rendered from the OpenAPI document.

import { problems } from '../problems/problems.ts'
import type { Html } from './html.ts'
import { getHtmlText, html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'
import type { MediaType, OpenApiDocument, OpenApiOperation } from './openapi-document.ts'

interface Entry {
  method: string
  path: string
  operation: OpenApiOperation
}

/** The whole page, as text. */
export function renderDocsPage(description: OpenApiDocument): string {
  const { info, tags, paths, components } = description
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Entry => ({ method: method.toUpperCase(), path, operation }),
    ),
  )
  const groups = tags.map(({ name }) => ({
    name,
    id: `group-${name.toLowerCase().replace(/\W+/g, '-')}`,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return getHtmlText(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>REST API – ${info.title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the operations</a>
<header>
<h1>${info.title}: REST API</h1>
<p>${info.description}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${description.openapi}. Operations marked <em>administrators</em> need the header <code>Authorization: Bearer</code> with the token from <a href="#signIn">signing in</a>.</p>
</header>
<nav aria-label="Operations">
${groups.map(
  (group) => html`<h2><a href="#${group.id}">${group.name}</a></h2>
<ul>${group.entries.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`)}</ul>
`,
)}
<h2><a href="#problems">Problems</a></h2>
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main id="calls">
${groups.map(
  (group) => html`<section aria-labelledby="${group.id}">
<h2 id="${group.id}">${group.name}</h2>
${group.entries.map((entry) => renderOperation(entry, components.schemas))}
</section>
`,
)}
${renderProblems()}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema))}
</section>
</main>
</body>
</html>
`)
}

function renderOperation({ method, path, operation }: Entry, schemas: Record<string, JsonSchema>): Html {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  return html`<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><span class="verb ${method.toLowerCase()}">${method}</span> <code>${path}</code></h3>
<p>${operation.summary}.${requiresToken(operation) && html` <em class="token">administrators</em>`}</p>
<p>${operation.description}</p>
${operation.parameters && renderParameters(operation.parameters)}
${body && renderBody(body, schemas, `${method} ${path}`)}
${renderResponses(operation, `${method} ${path}`)}
</article>
`
}

/** False where a token is optional. */
function requiresToken({ security }: OpenApiOperation) {
  return security.length > 0 && security.every(({ token }) => token)
}

function renderBody({ schema, example }: MediaType, schemas: Record<string, JsonSchema>, call: string): Html {
  return html`${renderFields('Request body', schemas[getSchemaName(schema)] ?? schema)}
<p>Schema: ${renderType(schema)}.</p>
${renderExample(example, `Example request body of ${call}`)}`
}

function renderParameters(parameters: NonNullable<OpenApiOperation['parameters']>): Html {
  return renderTable(
    'Parameters',
    ['Name', 'In', 'Description'],
    parameters.map(({ name, in: location, required, description, schema }) => [
      html`<code>${name}</code>`,
      html`${location}${!required && ', optional'}${schema.items && ', repeatable'}`,
      html`${description}${schema.enum && html`: ${renderType(schema)}`}`,
    ]),
  )
}

function renderResponses({ responses }: OpenApiOperation, call: string): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const shapes = Object.entries(content ?? {}).map(
      ([type, { schema }], index) => html`${index > 0 && ' or '}${renderMediaType(type, schema)}`,
    )
    return [html`${status}`, html`${description}`, html`${shapes}`]
  })
  const example = Object.values(responses).find(({ content }) => content?.['application/json'])?.content
  return html`${renderTable('Responses', ['Status', 'Description', 'Schema'], rows)}
${renderExample(example?.['application/json']?.example, `Example response of ${call}`)}`
}

function renderProblems(): Html {
  const rows = Object.entries(problems).map(([kind, { status, title }]) => [
    html`<code id="problem-${kind}">${kind}</code>`,
    html`${status}`,
    html`${title}`,
  ])
  return html`<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>An error response is <code>application/problem+json</code> with the schema <a href="#schema-Problem">Problem</a>. Its <code>type</code> is the URL of a row below.</p>
${renderTable('Kinds of problems', ['Kind', 'Status', 'Description'], rows)}
</section>
`
}

function renderSchema(name: string, shape: JsonSchema): Html {
  return html`<h3 id="schema-${name}">${name}</h3>
${shape.description && html`<p>${shape.description}.</p>`}
${renderFields(`Fields of ${name}`, shape)}
`
}

function renderFields(caption: string, shape: JsonSchema): Html {
  const rows = Object.entries(shape.properties ?? {}).map(([field, value]) => [
    html`<code>${field}</code>`,
    html`${renderType(value)}`,
    html`${shape.required?.includes(field) ? 'always' : 'optional'}`,
    html`${formatLimits(value)}`,
  ])
  return renderTable(caption, ['Field', 'Type', 'Present', 'Notes'], rows)
}

function renderTable(caption: string, header: string[], rows: Html[][]): Html {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${header.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`
}

function renderExample(example: unknown, label: string): Html {
  if (example === undefined) return html``
  return html`<pre role="region" aria-label="${label}" tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
}

function getSchemaName({ $ref = '' }: JsonSchema) {
  return $ref.split('/').at(-1) ?? ''
}

/** Without a schema for anything other than JSON. */
function renderMediaType(contentType: string, schema: JsonSchema): Html {
  return contentType.endsWith('json') ? renderType(schema) : html`${contentType}`
}

/** The name of a type, with a link to its schema. */
function renderType(shape: JsonSchema): Html {
  if (shape.$ref) {
    const name = getSchemaName(shape)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (shape.enum) return html`one of ${shape.enum.map(String).join(', ')}`
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  // Variants of one type are listed by their formats.
  if (choices && !shape.type)
    return html`${choices.map((choice, index) => html`${index > 0 && ' or '}${renderType(choice)}`)}`
  const types = [shape.type ?? 'anything'].flat()
  if (types.includes('array'))
    return html`list of ${renderType(shape.items ?? {})}${types.includes('null') && ' or null'}`
  if (shape.properties) {
    const fields = Object.entries(shape.properties)
    return html`${fields.map(([name, value], index) => html`${index > 0 && ', '}${name}: ${renderType(value)}`)}`
  }
  return html`${types.join(' or ')}`
}

function formatLimits({ anyOf = [], ...shape }: JsonSchema): string {
  const { description, format, minLength, maxLength, minimum, maximum, maxItems } = shape
  const limits = [
    description,
    format && `format ${format}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength.toLocaleString('en-US')} characters`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    maxItems !== undefined && `at most ${maxItems} items`,
  ]
  return [...limits, ...anyOf.map(formatLimits)].filter(Boolean).join('; ')
}

// The description for people: one page without scripts, the same words as the OpenAPI document it is made from.
import type { Html } from './html.ts'
import { html, textOf } from './html.ts'
import type { Content, Described, Description } from './openapi.ts'
import { problems } from './problems.ts'
import type { Shape } from './shapes.ts'

interface Entry {
  method: string
  path: string
  operation: Described
}

/** The whole page, as text. */
export function docsPage(description: Description): string {
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
  return textOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The REST interface – ${info.title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${info.title}: the REST interface</h1>
<p>${info.description}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI ${description.openapi}. Calls marked <em>administrators</em> need the header <code>Authorization: Bearer</code> with the token that <a href="#signIn">signing in</a> answers with.</p>
</header>
<nav aria-label="Calls">
${groups.map(
  (group) => html`<h2><a href="#${group.id}">${group.name}</a></h2>
<ul>${group.entries.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`)}</ul>
`,
)}
<h2><a href="#problems">When a call fails</a></h2>
<h2><a href="#shapes">Shapes</a></h2>
</nav>
<main id="calls">
${groups.map(
  (group) => html`<section aria-labelledby="${group.id}">
<h2 id="${group.id}">${group.name}</h2>
${group.entries.map((entry) => aboutCall(entry, components.schemas))}
</section>
`,
)}
${aboutProblems()}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(([name, shape]) => aboutShape(name, shape))}
</section>
</main>
</body>
</html>
`)
}

function aboutCall({ method, path, operation }: Entry, schemas: Record<string, Shape>): Html {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  return html`<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><span class="verb ${method.toLowerCase()}">${method}</span> <code>${path}</code></h3>
<p>${operation.summary}.${isForAdministrators(operation) && html` <em class="token">administrators</em>`}</p>
<p>${operation.description}</p>
${operation.parameters && aboutParameters(operation.parameters)}
${body && aboutBody(body, schemas, `${method} ${path}`)}
${aboutAnswers(operation, `${method} ${path}`)}
</article>
`
}

/** Not where a token may be left out. */
function isForAdministrators({ security }: Described) {
  return security.length > 0 && security.every(({ token }) => token)
}

function aboutBody({ schema, example }: Content, schemas: Record<string, Shape>, call: string): Html {
  return html`${fieldsOf('What is sent', schemas[nameOf(schema)] ?? schema)}
<p>As a shape of its own: ${typeWords(schema)}.</p>
${exampleOf(example, `Example of what is sent with ${call}`)}`
}

function aboutParameters(parameters: NonNullable<Described['parameters']>): Html {
  return table(
    'Parameters',
    ['Name', 'Where', 'Meaning'],
    parameters.map(({ name, in: where, required, description, schema }) => [
      html`<code>${name}</code>`,
      html`${where}${!required && ', optional'}${schema.items && ', may be there several times'}`,
      html`${description}${schema.enum && html`: ${typeWords(schema)}`}`,
    ]),
  )
}

function aboutAnswers({ responses }: Described, call: string): Html {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const shapes = Object.entries(content ?? {}).map(
      ([type, { schema }], index) => html`${index > 0 && ' or '}${inWords(type, schema)}`,
    )
    return [html`${status}`, html`${description}`, html`${shapes}`]
  })
  const example = Object.values(responses).find(({ content }) => content?.['application/json'])?.content
  return html`${table('Answers', ['Status', 'Meaning', 'Shape'], rows)}
${exampleOf(example?.['application/json']?.example, `Example of an answer to ${call}`)}`
}

function aboutProblems(): Html {
  const rows = Object.entries(problems).map(([kind, { status, title }]) => [
    html`<code id="problem-${kind}">${kind}</code>`,
    html`${status}`,
    html`${title}`,
  ])
  return html`<section aria-labelledby="problems">
<h2 id="problems">When a call fails</h2>
<p>The answer is <code>application/problem+json</code>, shaped as a <a href="#shape-Problem">Problem</a>. Its <code>type</code> is the address of a line below.</p>
${table('Kinds of problems', ['Kind', 'Status', 'Meaning'], rows)}
</section>
`
}

function aboutShape(name: string, shape: Shape): Html {
  return html`<h3 id="shape-${name}">${name}</h3>
${shape.description && html`<p>${shape.description}.</p>`}
${fieldsOf(`Fields of ${name}`, shape)}
`
}

function fieldsOf(caption: string, shape: Shape): Html {
  const rows = Object.entries(shape.properties ?? {}).map(([field, value]) => [
    html`<code>${field}</code>`,
    html`${typeWords(value)}`,
    html`${shape.required?.includes(field) ? 'always' : 'may be left out'}`,
    html`${limitsOf(value)}`,
  ])
  return table(caption, ['Field', 'Type', 'Present', 'Notes'], rows)
}

function table(caption: string, heads: string[], rows: Html[][]): Html {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`
}

function exampleOf(example: unknown, label: string): Html {
  if (example === undefined) return html``
  return html`<pre role="region" aria-label="${label}" tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
}

function nameOf({ $ref = '' }: Shape) {
  return $ref.split('/').at(-1) ?? ''
}

/** Of what is no JSON the content type says it all. */
function inWords(contentType: string, schema: Shape): Html {
  return contentType.endsWith('json') ? typeWords(schema) : html`${contentType}`
}

/** A type in words, with a link where it has a name. */
function typeWords(shape: Shape): Html {
  if (shape.$ref) {
    const name = nameOf(shape)
    return html`<a href="#shape-${name}">${name}</a>`
  }
  if (shape.enum) return html`one of ${shape.enum.map(String).join(', ')}`
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  // Forms of one type are said by their formats.
  if (choices && !shape.type)
    return html`${choices.map((choice, index) => html`${index > 0 && ' or '}${typeWords(choice)}`)}`
  const types = [shape.type ?? 'anything'].flat()
  if (types.includes('array'))
    return html`list of ${typeWords(shape.items ?? {})}${types.includes('null') && ' or null'}`
  if (shape.properties) {
    const fields = Object.entries(shape.properties)
    return html`${fields.map(([name, value], index) => html`${index > 0 && ', '}${name}: ${typeWords(value)}`)}`
  }
  return html`${types.join(' or ')}`
}

function limitsOf({ anyOf = [], ...shape }: Shape): string {
  const { description, format, minLength, maxLength, minimum, maximum, maxItems } = shape
  const said = [
    description,
    format && `format ${format}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength.toLocaleString('en-US')} characters`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    maxItems !== undefined && `at most ${maxItems} items`,
  ]
  return [...said, ...anyOf.map(limitsOf)].filter(Boolean).join('; ')
}

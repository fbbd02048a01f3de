/** Many questions in one request. */

/** Asks a field for each of the texts, which `$text` stands for in it; returns the answers by text. */
export async function askAll<Answer>(
  ask: (query: string, variables: object) => Promise<Record<string, Answer>>,
  field: string,
  texts: readonly string[],
  type = 'String!',
): Promise<Record<string, Answer>> {
  const names = texts.map((_, index) => `text${index}`)
  const parameters = names.map((name) => `$${name}: ${type}`)
  const fields = names.map((name) => `${name}: ${field.replaceAll('$text', `$${name}`)}`)
  const variables = Object.fromEntries(names.map((name, index) => [name, texts[index]]))
  const answers = await ask(`query(${parameters}) { ${fields} }`, variables)
  return Object.fromEntries(texts.map((text, index) => [text, answers[names[index]!]!]))
}
